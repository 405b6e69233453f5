import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';

/** One tab; `count` is what stands beside its name: a figure, or `...` while it isn't known. */
interface Tab<Id extends string> {
  id: Id;
  label: ReactNode;
  count?: number | string | undefined;
}

function TabRow({ aside, children }: { aside: ReactNode; children: ReactNode }) {
  if (!aside) return children;
  return (
    <div className="tabs__row">
      {children}
      {aside}
    </div>
  );
}

/** Tabs over one panel. Arrow keys, Home and End move among them; the panel is drawn by `children` for the open tab. */
export function Tabs<Id extends string>({
  label,
  tabs,
  value,
  onChange,
  aside,
  children,
}: {
  /** Names the list of tabs; not shown. */
  label: string;
  tabs: readonly Tab<Id>[];
  value: Id;
  onChange: (id: Id) => void;
  /** At the right of the tabs, under them on phones. */
  aside?: ReactNode;
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
      <TabRow aside={aside}>
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
      </TabRow>
      <div role="tabpanel" id={`${base}-panel`} aria-labelledby={`${base}-${value}`}>
        {children}
      </div>
    </>
  );
}
