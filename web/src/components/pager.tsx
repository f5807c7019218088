import Button from "@cloudscape-design/components/button";
import { t } from "../lib/translate.ts";

interface PagerProps {
  readonly page: number;
  readonly pageCount: number;
  /** The name of the list for screen readers. */
  readonly label: string;
  readonly onPageChange: (page: number) => void;
}

/** Previous and next buttons. Nothing is rendered for a single page. */
export const Pager = ({ page, pageCount, label, onPageChange }: PagerProps) =>
  pageCount > 1 && (
    <nav className="pager" aria-label={label}>
      <Button iconName="angle-left" disabled={page <= 1} onClick={() => onPageChange(page - 1)}>
        {t("Previous")}
      </Button>
      <span aria-live="polite">{t("Page {page} of {pages}", { page, pages: pageCount })}</span>
      <Button
        iconName="angle-right"
        iconAlign="right"
        disabled={page >= pageCount}
        onClick={() => onPageChange(page + 1)}
      >
        {t("Next")}
      </Button>
    </nav>
  );
