import Header, { type HeaderProps } from "@cloudscape-design/components/header";
import { useEffect, useRef } from "react";
import { useLocation } from "react-router-dom";

let focused: string | undefined;

interface PageHeaderProps extends Omit<HeaderProps, "variant" | "children"> {
  /** The heading, and the title of the browser tab. */
  readonly title: string;
  /** The tab title, if it differs, such as "42% · The fox". */
  readonly tab?: string;
}

/** The page heading. After navigation it gets the focus, as screen readers expect of a new page. */
export const PageHeader = ({ title, tab = title, ...header }: PageHeaderProps) => {
  const { key } = useLocation();
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const heading = frame.current?.querySelector("h1");
    // The key of the first page load is "default": the browser starts at the top itself.
    if (!heading || key === "default" || key === focused) return;
    focused = key;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [key]);
  return (
    <div ref={frame}>
      <title>{`${tab} | Animation Agent`}</title>
      <Header {...header} variant="h1">
        <span dir="auto">{title}</span>
      </Header>
    </div>
  );
};
