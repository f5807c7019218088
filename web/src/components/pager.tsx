import Button from "@cloudscape-design/components/button";

interface PagerProps {
  readonly page: number;
  readonly pages: number;
  /** What is divided into pages, as a screen reader says it. */
  readonly label: string;
  readonly onTurn: (page: number) => void;
}

/** Turns pages. Where there is only one, there is nothing to turn. */
export const Pager = ({ page, pages, label, onTurn }: PagerProps) =>
  pages > 1 && (
    <nav className="pager" aria-label={label}>
      <Button iconName="angle-left" disabled={page <= 1} onClick={() => onTurn(page - 1)}>
        Previous
      </Button>
      <span aria-live="polite">{`Page ${page} of ${pages}`}</span>
      <Button iconName="angle-right" iconAlign="right" disabled={page >= pages} onClick={() => onTurn(page + 1)}>
        Next
      </Button>
    </nav>
  );
