import { type ActionFunctionArgs, data, Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { countryCodes } from '#contract/identity-words.ts';
import { type Countries, IdentityCheck } from '../../features/account-settings/identity-check.tsx';
import { Section } from '../../features/account-settings/section.tsx';
import { UploaderAgreement } from '../../features/account-settings/uploader-agreement.tsx';
import {
  verifyIntents as intents,
  type VerifyAnswer,
} from '../../features/account-settings/verify-intents.ts';
import { regionName } from '../../lib/named-codes.ts';
import * as memberPaths from '../../member-paths.ts';
import { requireMember } from '../../page/guard.ts';
import { head } from '../../page/head.ts';
import { headOf } from '../../page/meta.ts';
import { pageData } from '../../page/page-data.ts';
import { answerForm, refuseForm } from '../../page/page-form.ts';
import { rememberTyped } from '../../page/remember-typed.ts';
import { missingForUploads } from '../../page/upload-way.ts';
import { type Services, servicesContext } from '../../page-context.ts';
import * as texts from '../../texts/account-settings.ts';
import * as pageTexts from '../../texts/settings-pages.ts';

/** Only on the server: browsers may name countries differently. */
const namedCountries = (): Countries =>
  countryCodes
    .map((code) => [code, regionName(code)] as const)
    .sort(([, one], [, other]) => one.localeCompare(other, 'en'));

export async function loader(args: LoaderFunctionArgs) {
  const { isEmailVerified, role } = requireMember(args);
  return pageData(args.context, pageTexts.failedToFetchData, async (services) => {
    const identity = await services.call('get_identity', {});
    const begins = identity.state === 'not_started' || identity.state === 'refused';
    return {
      head: head({
        site: services.site,
        title: texts.verify,
        path: memberPaths.settingsVerify(),
        hidden: true,
      }),
      identity,
      isEmailVerified,
      missing: missingForUploads(identity, role),
      countries: begins ? namedCountries() : [],
      pictureFault: args.url.searchParams.get('error'),
    };
  });
}

type Act = (services: Services, text: (name: string) => string) => Promise<string>;
const acts: Readonly<Record<string, Act>> = {
  async [intents.start](services, text) {
    await services.call('start_identity_check', {
      p_legal_name: text('legal_name'),
      p_date_of_birth: text('date_of_birth'),
      p_country: text('country'),
      // An empty file is refused with a clear message.
      p_document_kind: text('document_kind') as 'passport',
    });
    return pageTexts.weveStartedTheCheck;
  },
  async [intents.withdraw](services) {
    await services.call('withdraw_identity_check', {});
    return pageTexts.youveWithdrawnTheCheck;
  },
  async [intents.sign](services, text) {
    await services.call('sign_uploader_agreement', { p_version: text('version'), p_name: text('name') });
    return pageTexts.youveSignedTheAgreement;
  },
};

export async function action({ request, context }: ActionFunctionArgs) {
  const services = context.get(servicesContext);
  const form = await request.formData();
  const text = (name: string) => String(form.get(name) ?? '');
  const intent = text('intent');
  const failure = pageTexts.failedToProcessRequest;
  const act = Object.hasOwn(acts, intent) ? acts[intent] : undefined;
  if (!act) return refuseForm(intent, { message: failure, field: null });
  const answer = await answerForm(services, intent, failure, () => act(services, text));
  const isRefused = intent === intents.start && answer.data.fault !== null;
  const typed = isRefused
    ? {
        legal_name: text('legal_name'),
        date_of_birth: text('date_of_birth'),
        country: text('country'),
        document_kind: text('document_kind'),
      }
    : null;
  return data<VerifyAnswer>({ ...answer.data, typed }, answer.init ?? undefined);
}

/** With script, a form that did not get through keeps what was typed. */
export const clientAction = rememberTyped();

export const handle = { toProve: true };
export const meta = headOf;

export default function Verify() {
  const { identity, countries, isEmailVerified, pictureFault, missing } = useLoaderData<typeof loader>();
  return (
    <>
      <IdentityCheck
        identity={identity}
        countries={countries}
        isEmailVerified={isEmailVerified}
        pictureFault={pictureFault}
      />
      <UploaderAgreement identity={identity} />
      <Section title={pageTexts.uploading}>
        {missing.length === 0 ? (
          <>
            <p>{pageTexts.youCanUploadVideos}</p>
            <p>
              <Link className="btn sm flat" to={memberPaths.upload()}>
                {pageTexts.goToYourUploads}
              </Link>
            </p>
          </>
        ) : (
          <>
            <p>{pageTexts.youCantUploadVideosYet}</p>
            <ul className="missing">
              {missing.map((words) => (
                <li key={words}>{words}</li>
              ))}
            </ul>
          </>
        )}
      </Section>
    </>
  );
}
