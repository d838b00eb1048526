import { useEffect, useRef } from 'react';
import {
  type ActionFunctionArgs,
  Form,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router';
import { limits } from '#contract/limits.ts';
import * as adminPaths from '../../admin-paths.ts';
import { fillIn } from '../../lib/fill-in.ts';
import { head } from '../../page/head.ts';
import { headOf } from '../../page/meta.ts';
import { pageData } from '../../page/page-data.ts';
import { answerForm, type FormAnswer } from '../../page/page-form.ts';
import { rememberTyped } from '../../page/remember-typed.ts';
import { servicesContext } from '../../page-context.ts';
import * as paths from '../../paths.ts';
import * as texts from '../../texts/admin-frame.ts';
import { AdminSection } from '../../ui/admin-section.tsx';
import { PasswordField } from '../../ui/field.tsx';
import { FormNote } from '../../ui/form-note.tsx';

/** Only pages of the back office may be returned to. */
const backFrom = (url: URL): string | null => {
  const back = url.searchParams.get('return') ?? '';
  return /^\/admin\/[\w/-]+$/.test(back) ? back : null;
};

export async function loader({ url, context }: LoaderFunctionArgs) {
  const back = backFrom(url);
  return pageData(context, texts.pageDidNotLoad, async (services) => {
    const { has_password, proven_until } = await services.call('get_security', {});
    return {
      head: head({
        site: services.site,
        title: texts.confirmItIsYou,
        path: adminPaths.prove(),
        hidden: true,
      }),
      hasPassword: has_password,
      isProven: proven_until !== null,
      back,
    };
  });
}

export async function action({ request, url, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const back = backFrom(url);
  return answerForm(context.get(servicesContext), 'prove', texts.failedToProcessRequest, async () => {
    await context
      .get(servicesContext)
      .call('prove_identity', { p_password: String(form.get('password') ?? '') });
    if (back !== null) throw redirect(back);
    return fillIn(texts.thanksForConfirming, { freshMinutes: limits.freshMinutes });
  });
}

/** With script, a form that did not get through keeps what was typed. */
export const clientAction = rememberTyped();

export const meta = headOf;

export default function Prove() {
  const { hasPassword, isProven, back } = useLoaderData<typeof loader>();
  const answer = useActionData<FormAnswer>();
  const fault = answer?.fault ?? null;
  const password = useRef<HTMLInputElement>(null);
  // It is what one came for.
  useEffect(() => password.current?.focus(), []);
  return (
    <>
      <header className="admin-head">
        <h1>{texts.confirmItIsYou}</h1>
      </header>
      <AdminSection
        title={texts.beforeSensitiveChanges}
        lead={[
          fillIn(texts.whyWeAsk, { freshMinutes: limits.freshMinutes }),
          ...(isProven ? [texts.youJustConfirmed] : []),
        ].join(' ')}
      >
        {hasPassword ? (
          <Form method="post" action={adminPaths.prove(back)} className="form admin-prove">
            <input type="hidden" name="intent" value="prove" />
            <FormNote
              wrong={fault !== null && fault.field !== 'p_password' ? fault.message : null}
              done={answer?.done ?? null}
            />
            <PasswordField
              label={texts.yourPassword}
              ref={password}
              name="password"
              autoComplete="current-password"
              maxLength={limits.passwordLength}
              error={fault?.field === 'p_password' ? fault.message : null}
              required
            />
            <button type="submit" className="btn sm pri">
              {texts.confirm}
            </button>
          </Form>
        ) : (
          <Form method="post" action={paths.logout()} className="form" reloadDocument>
            <p>{fillIn(texts.noPassword, { freshMinutes: limits.freshMinutes })}</p>
            <input type="hidden" name="return" value={paths.login(back ?? adminPaths.prove())} />
            <button type="submit" className="btn sm pri">
              {texts.logInAgain}
            </button>
          </Form>
        )}
      </AdminSection>
    </>
  );
}
