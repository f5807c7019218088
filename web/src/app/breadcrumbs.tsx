import BreadcrumbGroup from "@cloudscape-design/components/breadcrumb-group";
import { useLocation } from "react-router-dom";
import { useFollow } from "../lib/use-follow.ts";
import { screens } from "./screens.tsx";

interface BreadcrumbsProps {
  readonly screen: (typeof screens)[number] | undefined;
}

/** The breadcrumb trail. The home page has none. */
export const Breadcrumbs = ({ screen }: BreadcrumbsProps) => {
  const follow = useFollow();
  const { search } = useLocation();
  if (!screen || screen.path === "/welcome") return null;
  const parent = screens.find(({ path }) => path === screen.above);
  const title = new URLSearchParams(search).has("edit") ? (screen.editTitle ?? screen.title) : screen.title;
  const steps = [screens.find(({ path }) => path === "/welcome"), parent, { ...screen, title }];
  return (
    <BreadcrumbGroup
      onFollow={follow}
      items={steps.flatMap((step) => (step ? [{ text: step.title, href: step.path }] : []))}
    />
  );
};
