import SpaceBetween from "@cloudscape-design/components/space-between";
import { AppButton } from "../../components/app-button.tsx";
import { Lantern } from "../../components/drawings.tsx";
import { EmptyState } from "../../components/empty-state.tsx";
import { PageHeader } from "../../components/page-header.tsx";
import { useUser } from "../../lib/session.ts";
import { Desk } from "./desk.tsx";
import { text } from "./text.ts";

/** The server refuses what this page would ask for anybody else; here they are told so. */
export const AdminPage = () => {
  const { isAdmin } = useUser();
  const back = <AppButton to="/welcome">{text.back}</AppButton>;
  return (
    <SpaceBetween size="l">
      <PageHeader title={isAdmin ? text.title : text.denied} actions={back} />
      {isAdmin ? <Desk /> : <EmptyState title={text.noPermission} drawing={<Lantern />} />}
    </SpaceBetween>
  );
};
