/** Three animation cels on their pegs, the last with a scene: the page's picture, drawn in the colours of the site. */
export function Cels() {
  return (
    <svg className="cels" viewBox="0 0 520 420" aria-hidden="true">
      <g transform="rotate(-9 260 210)">
        <Cel fill="var(--ink-2)" />
      </g>
      <g transform="rotate(-3.5 260 210)">
        <Cel fill="var(--ink-3)" />
      </g>
      <g transform="rotate(3 260 210)">
        <Cel fill="var(--ink-0)" />
        <clipPath id="cel-scene">
          <rect x="78" y="112" width="364" height="205" rx="10" />
        </clipPath>
        <g clipPath="url(#cel-scene)">
          <rect x="78" y="112" width="364" height="205" fill="var(--ink-4)" />
          <circle cx="348" cy="176" r="92" fill="var(--moon)" opacity=".09" />
          <circle cx="348" cy="176" r="64" fill="var(--moon)" opacity=".13" />
          <circle cx="348" cy="176" r="38" fill="var(--moon)" />
          <path d="M78 262q70-72 142-30t92-10 130 46v60H78z" fill="var(--ink-3)" />
          <path d="M78 292q90-40 170-8t194-26v66H78z" fill="var(--ink-1)" />
          <g fill="var(--flare)">
            <rect x="132" y="216" width="22" height="32" rx="9" />
            <rect x="190" y="196" width="17" height="25" rx="7" opacity=".75" />
            <rect x="238" y="222" width="13" height="19" rx="5" opacity=".55" />
          </g>
          <path
            d="M143 216v-22m0 54v12M198.5 196v-18m0 43v10M244.5 222v-14m0 33v8"
            stroke="var(--flare)"
            strokeWidth="2"
            opacity=".6"
          />
        </g>
        <g fill="var(--line-strong)">
          <rect x="78" y="333" width="364" height="4" rx="2" opacity=".45" />
          <rect x="78" y="333" width="148" height="4" rx="2" fill="var(--flare)" />
          <circle cx="226" cy="335" r="7" fill="var(--flare)" />
        </g>
      </g>
    </svg>
  );
}

/** One sheet with its three holes. */
function Cel({ fill }: { fill: string }) {
  return (
    <>
      <rect
        x="56"
        y="52"
        width="408"
        height="308"
        rx="20"
        fill={fill}
        stroke="var(--ink-4)"
        strokeWidth={1.5}
      />
      <g fill="var(--ink-1)" stroke="var(--ink-4)">
        <rect x="160" y="76" width="52" height="14" rx="7" />
        <circle cx="260" cy="83" r="9" />
        <rect x="308" y="76" width="52" height="14" rx="7" />
      </g>
    </>
  );
}
