import { CircleAlert, type LucideIcon } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { Icon } from './Icon.tsx';

/** The ids by which a control names its help and its error. */
interface FieldIds {
  id: string;
  describedBy: string | undefined;
  invalid: true | undefined;
}

interface FieldProps {
  label: ReactNode;
  /** The label is read out but not shown. */
  hideLabel?: boolean | undefined;
  /** Beside the label, at its right: "optional", a link. */
  aside?: ReactNode;
  help?: ReactNode;
  /** What is wrong, in words; marks the field. */
  error?: string | undefined;
  disabled?: boolean | undefined;
}

/** The frame of every form control: label above, help or error under it. `children` draws the control itself. */
function Field({
  label,
  hideLabel,
  aside,
  help,
  error,
  disabled,
  children,
}: FieldProps & { children: (ids: FieldIds) => ReactNode }) {
  const id = useId();
  const note = `${id}-note`;
  const state = error ? 'field is-bad' : disabled ? 'field is-off' : 'field';
  return (
    <div className={state}>
      <div className={hideLabel ? 'sr' : 'field__label'}>
        <label htmlFor={id}>{label}</label>
        {aside}
      </div>
      {children({ id, describedBy: error || help ? note : undefined, invalid: error ? true : undefined })}
      {error ? (
        <p className="field__err" id={note}>
          <Icon of={CircleAlert} size={16} />
          {error}
        </p>
      ) : (
        help && (
          <p className="field__help" id={note}>
            {help}
          </p>
        )
      )}
    </div>
  );
}

/** A text field. `icon` stands before the text, `unit` (€, km) after it, `end` is a control at its end. */
export function Input({
  label,
  hideLabel,
  aside,
  help,
  error,
  icon,
  unit,
  end,
  className,
  ...rest
}: FieldProps & { icon?: LucideIcon; unit?: string; end?: ReactNode } & Omit<ComponentProps<'input'>, 'id'>) {
  return (
    <Field label={label} hideLabel={hideLabel} aside={aside} help={help} error={error} disabled={rest.disabled}>
      {({ id, describedBy, invalid }) => (
        <span className={className ? `field__ctl ${className}` : 'field__ctl'}>
          {icon && <Icon of={icon} />}
          <input {...rest} id={id} className="field__in" aria-describedby={describedBy} aria-invalid={invalid} />
          {unit && <span className="field__unit muted">{unit}</span>}
          {end}
        </span>
      )}
    </Field>
  );
}

/** A text field of several lines. */
export function Textarea({ label, aside, help, error, ...rest }: FieldProps & Omit<ComponentProps<'textarea'>, 'id'>) {
  return (
    <Field label={label} aside={aside} help={help} error={error} disabled={rest.disabled}>
      {({ id, describedBy, invalid }) => (
        <span className="field__ctl field__ctl--text">
          <textarea {...rest} id={id} className="field__in" aria-describedby={describedBy} aria-invalid={invalid} />
        </span>
      )}
    </Field>
  );
}
