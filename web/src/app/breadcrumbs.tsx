import BreadcrumbGroup from "@cloudscape-design/components/breadcrumb-group";
import { useFollow } from "../lib/use-follow.ts";
import { screens } from "./screens.tsx";

interface BreadcrumbsProps {
  readonly screen: (typeof screens)[number] | undefined;
}

/** The breadcrumb trail. The home page has none. */
export const Breadcrumbs = ({ screen }: BreadcrumbsProps) => {
  const follow = useFollow();
  if (!screen || screen.path === "/welcome") return null;
  const parent = screens.find(({ path }) => path === screen.above);
  const steps = [screens.find(({ path }) => path === "/welcome"), parent, screen];
  return (
    <BreadcrumbGroup
      onFollow={follow}
      items={steps.flatMap((step) => (step ? [{ text: step.title, href: step.path }] : []))}
    />
  );
};
