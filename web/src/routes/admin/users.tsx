import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { limits } from '#contract/limits.ts';
import { givenRoles, userSorts } from '#contract/user-lists.ts';
import * as adminPaths from '../../admin-paths.ts';
import { UsersTable } from '../../features/admin-users/users-table.tsx';
import { fillIn } from '../../lib/fill-in.ts';
import { choice } from '../../page/address-values.ts';
import { head } from '../../page/head.ts';
import { headOf } from '../../page/meta.ts';
import { pageData } from '../../page/page-data.ts';
import { answerForm, refuseForm } from '../../page/page-form.ts';
import { rememberTyped } from '../../page/remember-typed.ts';
import { backToLast, readTableAddress } from '../../page/table-address.ts';
import { servicesContext } from '../../page-context.ts';
import * as texts from '../../texts/admin-users.ts';
import { roleWords } from '../../ui/role-badge.tsx';

export async function loader({ url, context }: LoaderFunctionArgs) {
  const table = readTableAddress(url.searchParams, userSorts);
  const role = choice(url.searchParams.get('role'), ['admin', ...givenRoles]) ?? 'all';
  const size = limits.usersPageSize;
  return pageData(context, texts.usersDidNotLoad, async (services) => {
    const mayBeCreators = table.page === 1 && (role === 'all' || role === 'creator');
    const [users, creators] = await Promise.all([
      services.call('get_users', {
        search_term: table.q || null,
        role_filter: role,
        page_number: table.page,
        page_size: size,
        sort_by: table.sort,
        is_ascending: table.ascending,
      }),
      mayBeCreators ? services.call('find_catalogue_creators', { p_search: table.q || null }) : [],
    ]);
    const total = users[0]?.total_count ?? 0;
    backToLast(url, users, { page: table.page, size, total });
    return {
      head: head({ site: services.site, title: texts.users, path: adminPaths.users(), hidden: true }),
      users,
      creators,
      total,
      size,
      table,
      role,
    };
  });
}

export async function action({ request, context }: ActionFunctionArgs) {
  const services = context.get(servicesContext);
  const form = await request.formData();
  const role = choice(String(form.get('role')), givenRoles);
  const failure = texts.roleDidNotChange;
  if (role === null) return refuseForm('role', { message: failure, field: 'role' });
  return answerForm(services, 'role', failure, async () => {
    await services.call('update_user_role', { user_id: String(form.get('user_id')), new_role: role });
    return fillIn(texts.roleIsNow, { role: roleWords(role) });
  });
}

/** With script, a form that did not get through keeps what was typed. */
export const clientAction = rememberTyped();

export const meta = headOf;

export default function Users() {
  return (
    <>
      <header className="admin-head">
        <h1>{texts.users}</h1>
      </header>
      <UsersTable {...useLoaderData<typeof loader>()} />
    </>
  );
}
