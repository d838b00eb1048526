import type { Database } from '../../../../platform/db/database.ts';
import { type Expression, expressionText, lexemeKey, lexemesOf } from '../match-expression.ts';
import { type CurrentEdition, currentEdition, remember } from './current-edition.ts';
import { PlaceWalk } from './place-walk.ts';
import type { PostedSort } from './posted-sorts.ts';
import { type KnownLexeme, knownLexemes, mostChanges } from './postings-queries.ts';

/** Lexemes that a beginning may stand for. */
const mostOfABeginning = 300;

/** Rare lexemes that are looked for besides, and videos that have them. */
const mostRare = 100;
const mostWithRare = 2000;

/** What each lexeme and each beginning stands for, by `lexemeKey`. */
type Known = ReadonlyMap<string, readonly KnownLexeme[]>;

/** What matches, with what the postings know of its lexemes. */
export class KnownMatch {
  readonly edition: CurrentEdition;
  private readonly expression: Expression;
  private readonly known: Known;

  constructor(edition: CurrentEdition, expression: Expression, known: Known) {
    this.edition = edition;
    this.expression = expression;
    this.known = known;
  }

  /** As `tsquery` in its text form. */
  get text(): string {
    return expressionText(this.expression);
  }

  /** No more can match than have one of the lexemes, and all. */
  get most(): number {
    return mostMatches(this.expression, this.known);
  }

  /** Whether what has a lexeme without postings is soon looked through. */
  get hasFewRare(): boolean {
    return this.rare.length <= mostRare && sumOf(this.rare) <= mostWithRare;
  }

  /** What matches for one of the rare lexemes and would not without them, as `tsquery` in its text form; null: there are none. */
  get onlyWithRare(): string | null {
    const { rare } = this;
    if (rare.length === 0) return null;
    const without = ofCommon(this.expression, this.known);
    return expressionText({
      all: [this.expression, { any: rare.map(exactly) }, ...(without === null ? [] : [{ not: without }])],
    });
  }

  /** What matches by common lexemes, from the top of the order. */
  walk(db: Database, sort: PostedSort): PlaceWalk {
    const lexemes = new Map(
      lexemesOf(this.expression).map((one) => [
        lexemeKey(one),
        this.lexemes(lexemeKey(one))
          .filter(({ isCommon }) => isCommon)
          .map(({ id }) => id),
      ]),
    );
    return new PlaceWalk(db, this.edition, { sort, expression: this.expression, lexemes });
  }

  private get rare(): KnownLexeme[] {
    return lexemesOf(this.expression)
      .flatMap((one) => this.lexemes(lexemeKey(one)))
      .filter(({ isCommon }) => !isCommon);
  }

  private lexemes(key: string): readonly KnownLexeme[] {
    return this.known.get(key) ?? [];
  }
}

/** What the postings know of them; null where there are none, or they do not tell: of what must lack something, of a beginning of too many words, or where very much has changed since. Throws `OtherEdition`. */
export async function knownMatches(
  db: Database,
  expressions: readonly Expression[],
): Promise<KnownMatch[] | null> {
  const edition = await currentEdition(db);
  if (edition === null || edition.changes > mostChanges || expressions.some(hasNot)) return null;
  const known = await lookUp(db, edition, lexemesOf({ any: expressions }));
  if ([...known.values()].some(({ length }) => length > mostOfABeginning)) return null;
  return expressions.map((expression) => new KnownMatch(edition, expression, known));
}

/** What each stands for, of a beginning one more than most at most. */
async function lookUp(
  db: Database,
  edition: CurrentEdition,
  asked: readonly { lexeme: string; prefix: boolean }[],
): Promise<Known> {
  const known = new Map(asked.map((one) => [lexemeKey(one), edition.lexemes.get(lexemeKey(one))]));
  const unknown = asked.filter((one) => known.get(lexemeKey(one)) === undefined);
  if (unknown.length > 0) {
    const found = await knownLexemes(
      db,
      edition.edition,
      unknown.map(({ lexeme, prefix }) => ({
        first: lexeme,
        last: prefix ? `${lexeme}\u{10ffff}` : lexeme,
      })),
      mostOfABeginning + 1,
    );
    for (const [at, one] of unknown.entries()) known.set(lexemeKey(one), found[at]!);
  }
  for (const [key, list] of known) remember(edition, key, list!);
  return known as Known;
}

const hasNot = (expression: Expression): boolean => {
  if ('lexeme' in expression) return false;
  return 'not' in expression || ('all' in expression ? expression.all : expression.any).some(hasNot);
};

const sumOf = (lexemes: readonly KnownLexeme[]): number =>
  lexemes.reduce((sum, { videos }) => sum + videos, 0);

function mostMatches(expression: Expression, known: Known): number {
  if ('lexeme' in expression) return sumOf(known.get(lexemeKey(expression)) ?? []);
  if ('not' in expression) return Number.POSITIVE_INFINITY;
  if ('all' in expression) return Math.min(...expression.all.map((part) => mostMatches(part, known)));
  return expression.any.reduce((sum, part) => sum + mostMatches(part, known), 0);
}

const exactly = ({ lexeme }: KnownLexeme): Expression => ({ lexeme, prefix: false });

/** The expression with nothing but common lexemes; null if nothing matches that. */
function ofCommon(expression: Expression, known: Known): Expression | null {
  if ('not' in expression) return null;
  if ('lexeme' in expression) {
    const any = (known.get(lexemeKey(expression)) ?? []).filter(({ isCommon }) => isCommon).map(exactly);
    return any.length === 0 ? null : { any };
  }
  const parts = ('all' in expression ? expression.all : expression.any).map((part) => ofCommon(part, known));
  const some = parts.filter((part) => part !== null);
  if ('all' in expression) return some.length < parts.length ? null : { all: some };
  return some.length === 0 ? null : { any: some };
}
