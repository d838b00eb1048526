/** A number from a name, the same everywhere. */
const numberOf = (name: string) =>
  [...name.toLowerCase()].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 100_003, 7);

/** The cover of a profile that has none: a night with a moon and hills, each name its own. */
export function DefaultCover({ name }: { name: string }) {
  const seed = numberOf(name);
  const part = (of: number, from: number, to: number) => from + ((seed * of) % 997) * ((to - from) / 997);
  const hue = part(3, 190, 330);
  const moon = { x: part(7, 760, 1080), y: part(11, 104, 136), r: part(13, 28, 42) };
  const hills = [0, 1, 2].map((row) => {
    const top = 190 + row * 42;
    const [a, b, c] = [17, 23, 29].map((of) => part(of * (row + 2), -46, 46)) as [number, number, number];
    return `M0 ${top + a} C 220 ${top - 60 + b} 380 ${top + 50 + c} 600 ${top + b} S 980 ${top - 70 + a} 1200 ${top + c} V320 H0Z`;
  });
  return (
    <svg
      className="profile-default-cover"
      viewBox="0 0 1200 320"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <rect width="1200" height="320" fill={`hsl(${hue} 34% 17%)`} />
      <circle cx={moon.x} cy={moon.y} r={moon.r * 2.1} fill="#ffd48a" opacity="0.09" />
      <circle cx={moon.x} cy={moon.y} r={moon.r} fill="#ffd48a" opacity="0.88" />
      {hills.map((shape, row) => (
        <path key={shape} d={shape} fill={`hsl(${hue + row * 12} ${32 - row * 5}% ${22 - row * 6}%)`} />
      ))}
    </svg>
  );
}
