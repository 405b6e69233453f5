import { CircleAlert } from 'lucide-react';
import { Icon } from './Icon.tsx';

/** What went wrong with a form, in red; `reason` says more. Read out as it appears. */
export function Notice({ text, reason }: { text: string | null; reason?: string | undefined }) {
  return (
    <div role="alert">
      {text !== null && (
        <div className="notice">
          <Icon of={CircleAlert} />
          <div>
            <p>{text}</p>
            {reason !== undefined && reason !== text && <p>{reason}</p>}
          </div>
        </div>
      )}
    </div>
  );
}
