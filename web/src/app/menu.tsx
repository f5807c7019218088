import SideNavigation, { type SideNavigationProps } from "@cloudscape-design/components/side-navigation";
import { useLocation } from "react-router-dom";
import { useUser } from "../lib/session.ts";
import { t } from "../lib/translate.ts";
import { useFollow } from "../lib/use-follow.ts";

const item = (text: string, href: string): SideNavigationProps.Item => ({ type: "link", text, href });

/** The side navigation. */
export const Menu = () => {
  const { isAdmin, hasYouTube } = useUser();
  const { pathname } = useLocation();
  return (
    <SideNavigation
      activeHref={pathname === "/balance" ? "/credits" : pathname}
      onFollow={useFollow()}
      items={[
        item(t("Home"), "/welcome"),
        item(t("Create New Story"), "/create-task"),
        item(t("Tasks"), "/tasks"),
        { type: "divider" },
        item(t("Credits"), "/credits"),
        item(t("Assets"), "/asset-management"),
        item(t("Illustration Samples"), "/illustration-samples"),
        ...(hasYouTube ? [item("YouTube", "/youtube")] : []),
        { type: "divider" },
        item(t("Developers"), "/developer"),
        item(t("System Prompts"), "/system_prompts"),
        ...(isAdmin ? [item(t("Admin Dashboard"), "/admin")] : []),
      ]}
    />
  );
};
