import Button from "@cloudscape-design/components/button";

interface PagerProps {
  readonly page: number;
  readonly pageCount: number;
  /** What is divided into pages, as a screen reader says it. */
  readonly label: string;
  readonly onPageChange: (page: number) => void;
}

/** Turns pages. Where there is only one, there is nothing to turn. */
export const Pager = ({ page, pageCount, label, onPageChange }: PagerProps) =>
  pageCount > 1 && (
    <nav className="pager" aria-label={label}>
      <Button iconName="angle-left" disabled={page <= 1} onClick={() => onPageChange(page - 1)}>
        Previous
      </Button>
      <span aria-live="polite">{`Page ${page} of ${pageCount}`}</span>
      <Button
        iconName="angle-right"
        iconAlign="right"
        disabled={page >= pageCount}
        onClick={() => onPageChange(page + 1)}
      >
        Next
      </Button>
    </nav>
  );
