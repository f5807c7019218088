import Box from "@cloudscape-design/components/box";
import Container from "@cloudscape-design/components/container";
import Grid from "@cloudscape-design/components/grid";
import Header from "@cloudscape-design/components/header";
import SpaceBetween from "@cloudscape-design/components/space-between";
import { useQuery } from "@tanstack/react-query";
import { AppButton } from "../../components/app-button.tsx";
import { AppLink } from "../../components/app-link.tsx";
import { OpenBook } from "../../components/drawings.tsx";
import { EmptyState } from "../../components/empty-state.tsx";
import { InfoTiles } from "../../components/info-tiles.tsx";
import { Loading } from "../../components/loading.tsx";
import { PageHeader } from "../../components/page-header.tsx";
import { StatusBadge } from "../../components/status-badge.tsx";
import { useCredits } from "../../lib/credits.ts";
import { number } from "../../lib/format.ts";
import { useUser } from "../../lib/session.ts";
import { recentTasks } from "./queries.ts";
import { text } from "./text.ts";

const counts = ["all", "in_progress", "pending", "completed", "failed"] as const;

/** Where one is after signing in: what one has, and what one has ordered. */
export const DashboardPage = () => {
  const { id, email } = useUser();
  const credits = useCredits();
  const { data } = useQuery(recentTasks(id));
  const shown = (value: number | undefined) => (value === undefined ? "–" : number(value));
  const create = (
    <AppButton to="/create-task" variant="primary">
      {data?.counts.all === 0 ? text.first : text.create}
    </AppButton>
  );
  return (
    <SpaceBetween size="l">
      <PageHeader title={text.welcome} description={email} actions={data && data.counts.all > 0 && create} />
      <Grid gridDefinition={[{ colspan: { default: 12, s: 5 } }, { colspan: { default: 12, s: 7 } }]}>
        <SpaceBetween size="l">
          <Container header={<Header variant="h2">{text.balance}</Header>}>
            <SpaceBetween size="m">
              <Box fontSize="display-l" fontWeight="bold">
                {shown(credits?.balance)}
              </Box>
              <InfoTiles
                columns={3}
                tiles={[
                  [text.reserved, shown(credits?.held)],
                  [text.earned, shown(credits?.total_earned)],
                  [text.spent, shown(credits?.total_spent)],
                ]}
              />
            </SpaceBetween>
          </Container>
          <Container header={<Header variant="h2">{text.statistics}</Header>}>
            <InfoTiles
              tiles={counts.map((count) => [
                text.tab[count],
                <AppLink
                  key={count}
                  to={count === "all" ? "/tasks" : `/tasks?filter=${count}`}
                  fontSize="heading-l"
                  ariaLabel={`${text.tab[count]}: ${shown(data?.counts[count])}`}
                >
                  {shown(data?.counts[count])}
                </AppLink>,
              ])}
            />
          </Container>
        </SpaceBetween>
        <Container header={<Header variant="h2">{text.recent}</Header>}>
          {!data && <Loading />}
          {data?.counts.all === 0 && (
            <EmptyState title={text.none} drawing={<OpenBook />} action={create}>
              {text.pitch}
            </EmptyState>
          )}
          <SpaceBetween size="s">
            {data?.tasks.map((task) => (
              <div key={task.task_id} className="row">
                <AppLink to={`/task-detail/${task.task_id}`}>{task.code_name || text.noCodeName}</AppLink>
                <StatusBadge status={task.process_status} />
              </div>
            ))}
          </SpaceBetween>
        </Container>
      </Grid>
    </SpaceBetween>
  );
};
