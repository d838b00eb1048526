import { newId } from '../../../kit/ids.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { Log } from '../../../platform/log.ts';
import { adMoment } from '../ad-time.ts';
import { type Calendar, endOfClicks, sharesOf } from './campaign-plan.ts';
import { localTime } from './local-time.ts';
import type { WeekCurve } from './plan-rules.ts';
import {
  closeForSilent,
  closeSlices,
  type Draw,
  type Drawn,
  drawSlices,
  dropProcess,
  lockBalances,
  renewProcess,
  settleSlices,
} from './slice-queries.ts';
import type { BudgetRule, Campaign } from './snapshot.ts';

/** What this process knows of a campaign's budget, and holds of it. */
interface Account {
  campaign: Campaign;
  sliceId: number | null;
  /** The slice's. */
  day: string;
  openedAt: number;
  left: number;
  given: number;
  lastGivenAt: number;
  /** Given out since the last draw. */
  sinceDraw: number;
  drawnAt: number;
  /** Why nothing more could be had. */
  ends: BudgetRule | null;
  /** Why it may have no more clicks. */
  clicksEnd: BudgetRule | null;
  nextTryAt: number;
}

export interface SlicesOptions {
  db: Database;
  log: Log;
  timeZone(): string;
  curve(): WeekCurve;
  /** Set by simulations, for themselves and the database. */
  clock?: () => number;
}

/** Milliseconds for which a slice lasts. */
const sliceLife = 300_000;
const idleAfter = 60_000;
const renewEvery = 5000;
/** Others close our slices after 30 seconds of silence; we give up on them before. */
const silentAfter = 20_000;
const sweepEvery = 10_000;
const firstStep = 8;
const longestStep = 20_000;
/** Seconds of delivery that a draw should last. */
const lasting = 4;
const mostAtOnce = 5000;

/**
 * The part of budgets and goals that this process may give out without asking anybody. It is drawn from the
 * database, once a second at most for all campaigns together, and what is not used goes back: so all processes
 * together never give out more than there is, even if one is killed.
 */
export class Slices {
  private readonly accounts = new Map<string, Account>();
  private readonly wanted = new Map<string, Campaign>();
  private processId = newId();
  private renewedAt = Number.NEGATIVE_INFINITY;
  private sweptAt = Number.NEGATIVE_INFINITY;
  private drawing: Promise<void> | null = null;
  private readonly options: SlicesOptions;

  constructor(options: SlicesOptions) {
    this.options = options;
  }

  private now(): number {
    return this.options.clock?.() ?? Date.now();
  }
  /** For the database. */
  private get at(): Date | null {
    return this.options.clock ? new Date(this.options.clock()) : null;
  }
  private today(): string {
    return adMoment(this.options.timeZone(), this.now()).day;
  }

  /** Whether one more may be given out. */
  budgetOf(campaign: Campaign, onPage: number): BudgetRule | 'undrawn' | null {
    const { reserved, clicks } = campaign.limits;
    if (reserved === null && clicks === null) return null;
    const account = this.accounts.get(campaign.id);
    if (account === undefined || account.day !== this.today()) return 'undrawn';
    if (account.clicksEnd !== null) return account.clicksEnd;
    if (reserved === null) return null;
    if (this.now() - this.renewedAt > silentAfter) return 'undrawn';
    return account.left > onPage ? null : (account.ends ?? 'ahead_of_plan');
  }

  /** Gives one out; answers the slice it comes from, 0 where nothing had to be reserved. */
  take(campaign: Campaign): number {
    const { reserved, clicks } = campaign.limits;
    const account = this.accounts.get(campaign.id);
    if (account === undefined) return 0;
    account.campaign = campaign;
    account.lastGivenAt = this.now();
    account.sinceDraw++;
    if (clicks !== null && account.lastGivenAt - account.drawnAt > renewEvery)
      this.wanted.set(campaign.id, campaign);
    if (reserved === null || account.sliceId === null) return 0;
    account.left--;
    account.given++;
    if (account.left <= account.sinceDraw) this.wanted.set(campaign.id, campaign);
    return account.sliceId;
  }

  /** Notes that more of these would have been given out. */
  want(campaigns: Iterable<Campaign>): void {
    for (const campaign of campaigns) this.wanted.set(campaign.id, campaign);
  }

  /** Draws now for what is wanted; who asks meanwhile waits for the same. */
  draw(): Promise<void> {
    this.drawing ??= this.drawWanted().finally(() => {
      this.drawing = null;
    });
    return this.drawing;
  }

  /** What has to be done every second. */
  async tick(): Promise<void> {
    const { db, log } = this.options;
    const now = this.now();
    try {
      // A draw under way may extend what would be closed.
      while (this.drawing) await this.drawing.catch(() => {});
      await this.returnUnused(now);
      if (this.wanted.size > 0) await this.draw();
      if (this.openSlices().length > 0 && now - this.renewedAt >= renewEvery) await this.renew();
      if (now - this.sweptAt < sweepEvery) return;
      this.sweptAt = now;
      await closeForSilent(db, this.at);
      await settleSlices(db, this.at);
    } catch (error) {
      log.warn({ err: error }, 'budgets of ads could not be drawn; trying again');
    }
  }

  /** Gives everything back. */
  async close(): Promise<void> {
    await this.drawing?.catch(() => {});
    const open = this.openSlices();
    this.accounts.clear();
    if (open.length === 0) return;
    await closeSlices(this.options.db, open.map(closing), this.at);
    await dropProcess(this.options.db, this.processId);
  }

  private calendar(day: string, now: number): Calendar {
    return { day, local: localTime(this.options.timeZone(), now), curve: this.options.curve() };
  }

  private openSlices(): Account[] {
    return [...this.accounts.values()].filter(({ sliceId }) => sliceId !== null);
  }

  private async renew(): Promise<void> {
    const began = this.now();
    await renewProcess(this.options.db, this.processId, this.at);
    this.renewedAt = began;
  }

  /** Closes slices that are of yesterday, old or idle. */
  private async returnUnused(now: number): Promise<void> {
    const today = this.today();
    const over = this.openSlices().filter(
      (account) =>
        account.day !== today ||
        now - account.openedAt > sliceLife ||
        now - Math.max(account.lastGivenAt, account.openedAt) > idleAfter,
    );
    if (over.length === 0) return;
    const slices = over.map(closing);
    for (const account of over) {
      const { campaign, left, day } = account;
      Object.assign(account, { sliceId: null, left: 0, given: 0 });
      // It was in use: what takes its place is drawn at once.
      if (day === today && left > 0 && now - account.lastGivenAt < idleAfter)
        this.wanted.set(campaign.id, campaign);
      else this.accounts.delete(campaign.id);
    }
    await closeSlices(this.options.db, slices, this.at);
  }

  private async drawWanted(): Promise<void> {
    const { db } = this.options;
    const now = this.now();
    // Somebody may have closed them: nothing more is given out of them, under another name.
    if (now - this.renewedAt > silentAfter && this.openSlices().length > 0) {
      for (const account of this.openSlices()) this.accounts.delete(account.campaign.id);
      this.processId = newId();
    }
    const day = this.today();
    const due = [...this.wanted.values()]
      .filter((campaign) => (this.accounts.get(campaign.id)?.nextTryAt ?? 0) <= now)
      .slice(0, mostAtOnce);
    this.wanted.clear();
    if (due.length === 0) return;
    const campaigns = new Map(due.map((campaign) => [campaign.id, campaign]));
    const draws = due.map((campaign) => this.drawOf(campaign, day, now));
    const scope = { processId: this.processId, day, at: this.at };
    const drawn = await db
      .transaction(async (transaction) => {
        await renewProcess(transaction, scope.processId, scope.at);
        await lockBalances(transaction, [...campaigns.keys()]);
        return drawSlices(transaction, draws, scope);
      })
      .catch((error: unknown) => {
        // Nobody knows what of it was done: under another name, and others close what this one has.
        this.accounts.clear();
        this.processId = newId();
        throw error;
      });
    this.renewedAt = now;
    for (const row of drawn) this.enter(campaigns.get(row.campaign_id)!, row, day, now);
  }

  private drawOf(campaign: Campaign, day: string, now: number): Draw {
    const { reserved } = campaign.limits;
    const account = this.accounts.get(campaign.id);
    const isOpen = account !== undefined && account.day === day && account.sliceId !== null;
    const left = isOpen ? account.left : 0;
    const seconds = account === undefined ? 0 : Math.max(0.5, (now - account.drawnAt) / 1000);
    const step =
      seconds === 0
        ? firstStep
        : Math.min(longestStep, Math.max(firstStep, Math.ceil((account!.sinceDraw / seconds) * lasting)));
    return {
      campaignId: campaign.id,
      sliceId: isOpen ? account.sliceId : null,
      want: reserved === null ? 0 : Math.max(0, step - left),
      unit: reserved?.unit ?? null,
      goal: reserved?.goal ?? null,
      budget: reserved?.budget ?? null,
      dayBudget: reserved?.dayBudget ?? null,
      price: reserved?.price ?? 0,
      ...sharesOf(campaign, this.calendar(day, now)),
    };
  }

  /** Enters what a draw brought. */
  private enter(campaign: Campaign, row: Drawn, day: string, now: number): void {
    const before = this.accounts.get(campaign.id);
    const isSame = before !== undefined && before.sliceId !== null && before.sliceId === row.slice_id;
    const stays = before !== undefined && row.slice_id === null && before.day === day;
    const { ends } = row;
    const clicksEnd = endOfClicks(campaign, row, this.calendar(day, now));
    this.accounts.set(campaign.id, {
      campaign,
      day,
      sliceId: row.slice_id ?? (stays ? before.sliceId : null),
      openedAt: isSame || stays ? before.openedAt : now,
      left: (isSame || stays ? before.left : 0) + row.granted,
      given: isSame || stays ? before.given : 0,
      lastGivenAt: before?.lastGivenAt ?? now,
      sinceDraw: 0,
      drawnAt: now,
      ends,
      clicksEnd,
      nextTryAt: row.granted > 0 ? 0 : now + pauseAfter(clicksEnd ?? ends),
    });
  }
}

/** Milliseconds until it is asked for again. */
const pauseAfter = (ends: BudgetRule | null): number =>
  ends === null ? 0 : ends === 'ahead_of_plan' ? 2000 : 10_000;

const closing = ({ sliceId, given }: Account): { id: number; given: number } => ({ id: sliceId!, given });
