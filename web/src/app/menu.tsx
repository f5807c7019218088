import SideNavigation, { type SideNavigationProps } from "@cloudscape-design/components/side-navigation";
import { useLocation } from "react-router-dom";
import { useUser } from "../lib/session.ts";
import { useFollow } from "../lib/use-follow.ts";

const item = (text: string, href: string): SideNavigationProps.Item => ({ type: "link", text, href });

/** The side navigation. */
export const Menu = () => {
  const { isAdmin } = useUser();
  const { pathname } = useLocation();
  return (
    <SideNavigation
      activeHref={pathname === "/balance" ? "/credits" : pathname}
      onFollow={useFollow()}
      items={[
        item("Home", "/welcome"),
        item("Create New Story", "/create-task"),
        item("Tasks", "/tasks"),
        { type: "divider" },
        item("Credits", "/credits"),
        item("Assets", "/asset-management"),
        item("Illustration Samples", "/illustration-samples"),
        { type: "divider" },
        item("Developers", "/developer"),
        item("System Prompts", "/system_prompts"),
        ...(isAdmin ? [item("Admin Dashboard", "/admin")] : []),
      ]}
    />
  );
};
