import { type ReactNode, useId } from 'react';

/** One choice of few, all in sight: radio buttons that look like one sliding control. */
export function Segmented<Value extends string>({
  label,
  options,
  value,
  onChange,
  block = false,
}: {
  /** Names the group; not shown. */
  label: string;
  options: readonly { value: Value; label: ReactNode }[];
  value: Value;
  onChange: (value: Value) => void;
  /** Fills its container. */
  block?: boolean;
}) {
  const name = useId();
  return (
    <div className={block ? 'seg seg--block' : 'seg'} role="radiogroup" aria-label={label}>
      {options.map((option) => (
        <label className="seg__i" key={option.value}>
          <input
            className="sr"
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.label}
        </label>
      ))}
    </div>
  );
}
