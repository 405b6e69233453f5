/** Five half-round flaps of the little awning, left to right. */
const flaps = [10, 30, 50, 70, 90] as const;

/** The little stall of empty states. */
export function MiniStall() {
  return (
    <svg className="mini-stall" viewBox="0 0 120 96" aria-hidden="true">
      <ellipse cx="60" cy="89" rx="52" ry="5" fill="var(--sunken)" />
      <path d="M18 38v48M102 38v48" stroke="var(--edge)" strokeWidth="4" strokeLinecap="round" />
      <rect
        x="12"
        y="60"
        width="96"
        height="14"
        rx="4"
        fill="var(--primary-soft)"
        stroke="var(--primary)"
        strokeOpacity=".25"
      />
      <path d="M20 14h80l10 22H10z" fill="var(--primary)" />
      <path d="M36 14h16l-2 22H30zM68 14h16l6 22H70z" fill="var(--canvas)" />
      {flaps.map((x, index) => (
        <path
          key={x}
          d={`M${x} 36h20v2a10 10 0 0 1-20 0z`}
          fill={index % 2 ? 'var(--canvas)' : 'var(--primary)'}
          stroke="var(--primary)"
          strokeOpacity={index % 2 ? 0.35 : 0}
        />
      ))}
      <path d="M36 14h16M68 14h16" stroke="var(--primary)" strokeOpacity=".35" />
      <circle cx="60" cy="6" r="4.5" fill="var(--accent)" />
    </svg>
  );
}
