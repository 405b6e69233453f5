import { Skeleton } from '../../components/ui/Skeleton.tsx';

/** The category panel while the categories are on their way; `label` is read out. */
export function CategoryListSkeleton({ label }: { label: string }) {
  return (
    <div className="mega__cols" role="status" aria-label={label}>
      {[0, 1, 2].map((column) => (
        <div key={column} className="mega__col">
          {[0, 1, 2, 3].map((row) => (
            <div key={row} className="mega__head">
              <Skeleton className="mega__pic" />
              <Skeleton className="mega__name" />
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}
