import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type AgeMethod, ageGatePath, assurancePath, assuredPath } from '#contract/age.ts';
import { AppError } from '../../kit/app-error.ts';
import { ownPath } from '../../kit/own-path.ts';
import type { Platform } from '../context.ts';
import { cookie, readCookie } from '../http/cookies.ts';
import { pageForm } from '../http/page-form.ts';
import { clientKey, type RateLimiter } from '../http/rate-limiter.ts';
import { type RequestReader, refuseForeignPage } from '../http/request-facts.ts';
import { type CheckFault, checkSeconds, createAgeChecks } from './age-check.ts';
import { forgetting, keeping } from './age-cookies.ts';
import type { AgeGate } from './age-gate.ts';
import { createAgeProofs } from './age-proof.ts';
import { signedRedirect } from './assurance-service.ts';
import { takeCheck } from './used-check-queries.ts';

const checkCookie = 'age_check';
const identityPage = '/settings/verify';

export interface AgeRouteOptions {
  platform: Platform;
  gate: AgeGate;
  reader: RequestReader;
  limiter: RateLimiter;
  /** Whether a member's checked date of birth says that they have reached an age; null: nothing was checked. */
  hasCheckedAge: (memberId: string, years: number) => Promise<boolean | null>;
}

const again = 'Go back to the site and begin again.';
const faultWords: Readonly<Record<CheckFault, string>> = {
  forged: `This answer does not come from the age check. ${again}`,
  expired: `This age check took longer than a quarter of an hour. ${again}`,
  'other browser': `This age check was begun in another browser, or you have begun another one since. ${again}`,
};
const refused = (message: string): AppError => new AppError('notAllowed', message);

/**
 * The form of the age gate, and the way to an outside service and back. What comes of it is a cookie alone: nothing is
 * stored here about who was checked.
 */
export function ageRoutes(
  app: FastifyInstance,
  { platform, gate, reader, limiter, hasCheckedAge }: AgeRouteOptions,
): void {
  const { config, db } = platform;
  const proofs = createAgeProofs(config);
  const checks = createAgeChecks(config);
  const service = config.ageAssurance && signedRedirect(config.ageAssurance);
  const isSecure = (request: FastifyRequest): boolean =>
    config.publicUrl?.startsWith('https:') || request.protocol === 'https';
  const goTo = (reply: FastifyReply, address: string): FastifyReply =>
    reply.code(303).header('location', address).header('cache-control', 'no-store').send();
  const keep = (
    request: FastifyRequest,
    reply: FastifyReply,
    age: number,
    method: AgeMethod,
    page: string,
  ) => {
    reply.header('set-cookie', keeping(proofs, age, method, { page, secure: isSecure(request) }));
    return goTo(reply, page);
  };
  /** Kept for these addresses alone, until the answer is here. */
  const setCheckCookie = (
    request: FastifyRequest,
    reply: FastifyReply,
    value: string,
    maxAgeSeconds: number,
  ) =>
    reply.header(
      'set-cookie',
      cookie(checkCookie, value, { maxAgeSeconds, secure: isSecure(request) }).replace(
        'Path=/',
        `Path=${ageGatePath}`,
      ),
    );

  app.post(ageGatePath, async (request, reply) => {
    const viewer = await reader.viewer(request);
    limiter.take(clientKey(viewer.userId, request.ip), 'write');
    refuseForeignPage(request, config.publicUrl);
    const { body, contentType } = await pageForm(request);
    const form = await new Response(body, { headers: { 'content-type': contentType } }).formData();
    const page = ownPath(form.get('return'));
    const answer = form.get('answer');
    if (answer === 'forget') {
      reply.header('set-cookie', forgetting({ page, secure: isSecure(request) }));
      return goTo(reply, page);
    }
    const { minimumAge, methods } = await gate.policyAt(() => reader.facts(request, reply));
    // The page that was answered may be older than the rule: then the new question is on it now.
    if (Number(form.get('age') ?? 18) < minimumAge) return goTo(reply, page);
    const method = answer === 'confirm' ? 'declaration' : answer === 'identity' ? 'identity' : null;
    if (method === null)
      throw new AppError('badInput', 'The answer must be one of the buttons.', { field: 'answer' });
    if (methods.length === 0) throw refused('We can’t offer the site where you are.');
    if (!methods.includes(method))
      throw refused('Where you are, you need to show your age in another way. Go back to see how.');
    if (method === 'declaration') return keep(request, reply, minimumAge, method, page);
    if (viewer.userId === null) return goTo(reply, `/login?${new URLSearchParams({ redirect: page })}`);
    const isOldEnough = await hasCheckedAge(viewer.userId, minimumAge);
    if (isOldEnough === null) return goTo(reply, identityPage);
    if (!isOldEnough)
      throw refused(`The date of birth that was checked says that you are not ${minimumAge} yet.`);
    return keep(request, reply, minimumAge, method, page);
  });

  app.get(assurancePath, async (request, reply) => {
    limiter.take(clientKey(null, request.ip), 'credential');
    const { minimumAge, methods } = await gate.policyAt(() => reader.facts(request, reply));
    if (service === null || !methods.includes('assurance'))
      throw new AppError('notFound', 'There’s no age check where you are.');
    const page = ownPath((request.query as Record<string, unknown>).return);
    const { state, remembered } = checks.begin(minimumAge, page);
    setCheckCookie(request, reply, remembered, checkSeconds);
    // The service must not learn which page somebody wants to see.
    reply.header('referrer-policy', 'no-referrer');
    return goTo(
      reply,
      service.begin({ minimumAge, state, returnTo: reader.originOf(request) + assuredPath }),
    );
  });

  app.get(assuredPath, async (request, reply) => {
    limiter.take(clientKey(null, request.ip), 'credential');
    if (service === null) throw new AppError('notFound', 'There is no age check here.');
    const said = service.read(request.query as Record<string, unknown>);
    if (said === null) throw refused(faultWords.forged);
    const check = checks.end(said.state, readCookie(request.headers.cookie, checkCookie));
    if (typeof check === 'string') throw refused(faultWords[check]);
    if (!(await takeCheck(db, check.hash))) throw refused(`This age check has been used already. ${again}`);
    setCheckCookie(request, reply, '', 0);
    if (said.over === null || said.over < check.minimumAge)
      throw refused(
        `The age check couldn’t show that you’re at least ${check.minimumAge}. If it was wrong, go back to the site and try again.`,
      );
    return keep(request, reply, check.minimumAge, 'assurance', check.returnTo);
  });
}
