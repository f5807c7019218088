import Header, { type HeaderProps } from "@cloudscape-design/components/header";
import { useEffect, useRef } from "react";
import { useLocation } from "react-router-dom";

let focused: string | undefined;

interface PageHeaderProps extends Omit<HeaderProps, "variant" | "children"> {
  /** Of the page and of the browser's tab. */
  readonly title: string;
  /** Where the tab says more than the page: "42% · The fox". */
  readonly tab?: string;
}

/** The heading of a page. Whoever comes from another page is taken to it, as by a page that was loaded. */
export const PageHeader = ({ title, tab = title, ...header }: PageHeaderProps) => {
  const { key } = useLocation();
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const heading = frame.current?.querySelector("h1");
    // "default" is the page that was loaded: there the browser begins at the top by itself.
    if (!heading || key === "default" || key === focused) return;
    focused = key;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [key]);
  return (
    <div ref={frame}>
      <title>{`${tab} | Animation Agent`}</title>
      <Header {...header} variant="h1">
        {title}
      </Header>
    </div>
  );
};
