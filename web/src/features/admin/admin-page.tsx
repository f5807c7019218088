import SpaceBetween from "@cloudscape-design/components/space-between";
import { AppButton } from "../../components/app-link.tsx";
import { Lantern } from "../../components/drawings.tsx";
import { EmptyState } from "../../components/empty-state.tsx";
import { PageHeader } from "../../components/page-header.tsx";
import { useUser } from "../../lib/session.ts";
import { AdminTabs } from "./admin-tabs.tsx";
import { text } from "./text.ts";

/** The server refuses all admin calls of other users. This page tells them. */
export const AdminPage = () => {
  const { isAdmin } = useUser();
  const back = <AppButton to="/welcome">{text.back}</AppButton>;
  return (
    <SpaceBetween size="l">
      <PageHeader title={isAdmin ? text.title : text.denied} actions={back} />
      {isAdmin ? <AdminTabs /> : <EmptyState title={text.noPermission} drawing={<Lantern />} />}
    </SpaceBetween>
  );
};
