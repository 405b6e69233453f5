import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';

/** One tab; `count` is the figure beside its name. */
interface Tab<Id extends string> {
  id: Id;
  label: ReactNode;
  count?: number | undefined;
}

/** Tabs over one panel. Arrow keys, Home and End move among them; the panel is drawn by `children` for the open tab. */
export function Tabs<Id extends string>({
  label,
  tabs,
  value,
  onChange,
  children,
}: {
  /** Names the list of tabs; not shown. */
  label: string;
  tabs: readonly Tab<Id>[];
  value: Id;
  onChange: (id: Id) => void;
  children: ReactNode;
}) {
  const base = useId();
  const list = useRef<HTMLDivElement>(null);

  const move = (event: KeyboardEvent) => {
    const last = tabs.length - 1;
    const at = tabs.findIndex(({ id }) => id === value);
    const to = { ArrowLeft: at === 0 ? last : at - 1, ArrowRight: at === last ? 0 : at + 1, Home: 0, End: last }[
      event.key
    ];
    const tab = to === undefined ? undefined : tabs[to];
    if (!tab) return;
    event.preventDefault();
    onChange(tab.id);
    list.current?.querySelector<HTMLElement>(`[data-tab="${tab.id}"]`)?.focus();
  };

  return (
    <>
      <div className="tabs" role="tablist" aria-label={label} ref={list} onKeyDown={move}>
        {tabs.map(({ id, label: name, count }) => (
          <button
            type="button"
            key={id}
            className="tabs__i"
            role="tab"
            id={`${base}-${id}`}
            data-tab={id}
            aria-selected={id === value}
            aria-controls={`${base}-panel`}
            tabIndex={id === value ? 0 : -1}
            onClick={() => onChange(id)}
          >
            {name} {count !== undefined && <span className="tabs__n">{count}</span>}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${base}-panel`} aria-labelledby={`${base}-${value}`}>
        {children}
      </div>
    </>
  );
}
