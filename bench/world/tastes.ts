/** People whose tastes are known, because they were made: what they watch follows from them. Nothing here knows how anything is recommended. */

/** A random number from 0 to 1, the same at every run. */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export interface TastePlan {
  videos: number;
  members: number;
  /** Kinds of story there are. */
  genres: number;
  tagsOfGenre: number;
  /** Tags that say nothing of a genre. */
  commonTags: number;
  creators: number;
  /** Of a hundred videos, how many are an episode of a work, and how many nobody had time to watch. */
  inWorks: number;
  newcomers: number;
}
export const usualPlan: TastePlan = {
  ...{ videos: 4000, members: 12_000, genres: 40, tagsOfGenre: 8, commonTags: 60, creators: 250 },
  ...{ inWorks: 0.4, newcomers: 0.05 },
};

export interface MadeVideo {
  genre: number;
  /** Another one, for some. */
  second: number | null;
  creator: number;
  tags: number[];
  /** Its work, and the story that is a part of; null: it is a video alone. */
  work: number | null;
  fame: number;
  isNew: boolean;
}
export interface MadeMember {
  /** In the order in which they were watched, by the places of videos. */
  watched: number[];
  /** Of these, what was liked. */
  liked: number[];
}
export interface Population {
  plan: TastePlan;
  videos: MadeVideo[];
  works: number;
  members: MadeMember[];
}

const pickBy = (weights: readonly number[], sum: number, draw: number): number => {
  let left = draw * sum;
  for (let at = 0; at < weights.length; at++) {
    left -= weights[at]!;
    if (left <= 0) return at;
  }
  return weights.length - 1;
};

/** Videos: genres of uneven size, tags mostly of the genre, few of which everybody has heard. */
function makeVideos(plan: TastePlan, random: () => number): { videos: MadeVideo[]; works: number } {
  const whole = (count: number): number => Math.floor(random() * count);
  const sizes = Array.from({ length: plan.genres }, (_, at) => 1 / (at + 3));
  const total = sizes.reduce((sum, one) => sum + one, 0);
  const homes = Array.from({ length: plan.creators }, () => pickBy(sizes, total, random()));
  const videos: MadeVideo[] = [];
  let works = 0;
  const tagsOf = (genre: number, count: number): number[] =>
    Array.from({ length: count }, () =>
      random() < 0.75
        ? genre * plan.tagsOfGenre + whole(plan.tagsOfGenre)
        : plan.genres * plan.tagsOfGenre + whole(plan.commonTags),
    );
  while (videos.length < plan.videos) {
    const creator = Math.floor(random() ** 1.6 * plan.creators);
    const genre = random() < 0.7 ? homes[creator]! : pickBy(sizes, total, random());
    const second = random() < 0.3 ? whole(plan.genres) : null;
    const tags = [...tagsOf(genre, 4), ...(second === null ? [] : tagsOf(second, 2))];
    // The fame of a work is that of its episodes, the first ones more.
    const fame = Math.exp(1.3 * (random() + random() + random() + random() - 2) * 1.7);
    const isOfWork = random() < plan.inWorks / 5;
    const work = isOfWork ? works++ : null;
    for (let part = 0; part < (isOfWork ? 2 + whole(10) : 1) && videos.length < plan.videos; part++)
      videos.push({
        ...{ genre, second, creator, work },
        tags: [...new Set([...tags, ...tagsOf(genre, 1)])],
        fame: fame * 0.93 ** part,
        isNew: random() < plan.newcomers,
      });
  }
  return { videos, works };
}

/**
 * Members with two or three genres and a few creators they like. Of what they watch most is by taste, some is what everybody
 * watches, and some is chance; a work that was begun is mostly gone on with.
 */
export function imaginePopulation(plan: TastePlan, seed: number): Population {
  const random = seeded(seed);
  const { videos, works } = makeVideos(plan, random);
  const ofGenre = Array.from({ length: plan.genres }, () => [] as number[]);
  const ofCreator = Array.from({ length: plan.creators }, () => [] as number[]);
  const ofWork = Array.from({ length: works }, () => [] as number[]);
  for (const [place, { genre, second, creator, work }] of videos.entries()) {
    ofGenre[genre]!.push(place);
    if (second !== null) ofGenre[second]!.push(place);
    ofCreator[creator]!.push(place);
    if (work !== null) ofWork[work]!.push(place);
  }
  // What is new was there for hardly anybody.
  const fameOf = (place: number): number => videos[place]!.fame * (videos[place]!.isNew ? 0.02 : 1);
  const lists = [...ofGenre, ...ofCreator, videos.map((_, place) => place)].map((places) => {
    const weights = places.map(fameOf);
    return { places, weights, sum: weights.reduce((sum, one) => sum + one, 0) };
  });
  const from = ({ places, weights, sum }: (typeof lists)[number]): number | undefined =>
    places[pickBy(weights, sum, random())];
  const all = lists.at(-1)!;
  const members = Array.from({ length: plan.members }, (): MadeMember => {
    const genres = Array.from({ length: 2 + Math.floor(random() * 2) }, () =>
      Math.floor(random() ** 1.3 * plan.genres),
    );
    const creators = Array.from({ length: 2 }, () => Math.floor(random() ** 1.6 * plan.creators));
    const count = Math.min(80, 6 + Math.floor(-Math.log(1 - random()) * 14));
    const watched = new Set<number>();
    for (let tries = 0; watched.size < count && tries < count * 8; tries++) {
      const draw = random();
      const one =
        draw < 0.66
          ? from(lists[genres[Math.floor(random() ** 1.4 * genres.length)]!]!)
          : draw < 0.8
            ? from(lists[plan.genres + creators[Math.floor(random() * creators.length)]!]!)
            : draw < 0.92
              ? from(all)
              : Math.floor(random() * plan.videos);
      if (one === undefined) continue;
      const { work } = videos[one]!;
      for (const next of work === null ? [one] : ofWork[work]!) {
        if (work !== null && random() < 0.25) break;
        watched.add(next);
      }
    }
    const inOrder = [...watched].slice(0, count);
    return { watched: inOrder, liked: inOrder.filter(() => random() < 0.15) };
  });
  return { plan, videos, works, members };
}
