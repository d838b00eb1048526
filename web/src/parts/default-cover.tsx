/** Numbers that are near each other become ones far apart, below 2³². */
function stirred(number: number): number {
  const once = Math.imul(number ^ (number >>> 15), 2_246_822_507);
  return (Math.imul(once ^ (once >>> 13), 3_266_489_909) ^ (once >>> 16)) >>> 0;
}

/** A number from a name, the same everywhere. */
const numberOf = (name: string): number =>
  [...name.toLowerCase()].reduce((sum, letter) => stirred(sum + (letter.codePointAt(0) ?? 0)), 7);

interface Drawing {
  /** A number of this name within bounds, another for each `of`. */
  part(of: number, from: number, to: number): number;
  /** A colour of the scene: the higher the row, the nearer it is. */
  colour(row: number): string;
}

const hills = ({ part, colour }: Drawing) =>
  [0, 1, 2].map((row) => {
    const top = 190 + row * 42;
    const [a, b, c] = [17, 23, 29].map((of) => part(of * (row + 2), -60, 60)) as [number, number, number];
    const shape = `M0 ${top + a} C 220 ${top - 60 + b} 380 ${top + 50 + c} 600 ${top + b} S 980 ${top - 70 + a} 1200 ${top + c} V320 H0Z`;
    return <path key={row} d={shape} fill={colour(row)} />;
  });

const peaks = ({ part, colour }: Drawing) =>
  [0, 1, 2].map((row) => {
    const points = [...Array(7).keys()].map(
      (n) =>
        `${n * 200} ${Math.round(150 + row * 58 + (n % 2 === 0 ? 30 : -40) + part((n + 3) * (row + 5), -34, 34))}`,
    );
    return <path key={row} d={`M${points.join(' L')} V320 H0Z`} fill={colour(row)} />;
  });

const roofs = ({ part, colour }: Drawing) =>
  [0, 1, 2].map((row) => {
    const wide = 60 + row * 24;
    const count = Math.ceil(1200 / wide);
    const lines = [...Array(count).keys()].map(
      (n) => `V${Math.round(170 + row * 48 + part((n + 7) * (row + 11), -46, 34))} h${wide}`,
    );
    return <path key={row} d={`M0 320 ${lines.join(' ')} V320Z`} fill={colour(row)} />;
  });

const waves = ({ part, colour }: Drawing) =>
  [0, 1, 2, 3].map((row) => {
    const top = 178 + row * 36;
    const high = part(19 * (row + 1), 10, 30);
    const shape = `M${-part(31 * (row + 1), 0, 200)} ${top} q 50 ${-high} 100 0 ${'t 100 0 '.repeat(15)} V320 H-200Z`;
    return <path key={row} d={shape} fill={colour(row * 0.7)} />;
  });

const lanterns = ({ part, colour }: Drawing) => [
  <path key="far" d="M0 226 C 340 178 700 250 1200 196 V320 H0Z" fill={colour(0.6)} />,
  <path key="ground" d="M0 252 C 300 226 640 282 1200 240 V320 H0Z" fill={colour(2)} />,
  ...[...Array(9).keys()].map((n) => {
    const [x, y, r] = [
      40 + n * 136 + part(n + 5, -40, 40),
      part((n + 2) * 13, 96, 214),
      part((n + 3) * 7, 9, 20),
    ];
    return (
      <g key={n} opacity={part((n + 1) * 11, 0.4, 0.9)}>
        <circle cx={x} cy={y} r={r * 2.4} fill="#ffd48a" opacity="0.12" />
        <rect x={x - r * 0.8} y={y - r} width={r * 1.6} height={r * 2} rx={r * 0.6} fill="#ffb35c" />
      </g>
    );
  }),
];

const scenes = [hills, peaks, roofs, waves, lanterns];

/** The sky above is never seen: a wide screen shows 200 of the rest, about the horizon, and there the moon stands. */
const top = 40;

/** The cover of a profile that has none: a night of its own for each name, in its place, its colours and its moon. */
export function DefaultCover({ name }: { name: string }) {
  const seed = numberOf(name);
  const part = (of: number, from: number, to: number) => {
    const share = (stirred(seed + of * 7919) % 1000) / 1000;
    return Math.round((from + share * (to - from)) * 10) / 10;
  };
  // From the blue of the night over the site's violet to its coral; olive and green are none of its colours.
  const hue = 230 + (seed % 110);
  const isSmooth = seed % 2 === 0;
  const colour = (row: number) =>
    `hsl(${Math.round(Math.min(hue + row * (isSmooth ? 12 : 40), 372))} ${34 - row * 5}% ${24 - row * 6}%)`;
  const moon = { x: part(7, 160, 1080), y: part(11, 116, 146), r: part(13, 24, 40) };
  const sky = `hsl(${hue} 36% 17%)`;
  const scene = scenes[Math.floor(seed / 360) % scenes.length] ?? hills;
  return (
    <svg
      className="profile-default-cover"
      viewBox={`0 ${top} 1200 ${320 - top}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <rect width="1200" height="320" fill={sky} />
      <circle cx={moon.x} cy={moon.y} r={moon.r * 2.1} fill="#ffd48a" opacity="0.09" />
      <circle cx={moon.x} cy={moon.y} r={moon.r} fill="#ffd48a" opacity="0.88" />
      {/* Full, or with a bite that makes it a crescent. */}
      {Math.floor(seed / 7) % 3 > 0 && (
        <circle
          cx={moon.x + part(5, -0.7, 0.7) * moon.r}
          cy={moon.y - moon.r * 0.25}
          r={moon.r * 0.86}
          fill={sky}
        />
      )}
      {scene({ part, colour })}
    </svg>
  );
}
