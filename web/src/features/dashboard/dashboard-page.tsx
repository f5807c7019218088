import "../../components/films.css";
import "./dashboard.css";
import Alert from "@cloudscape-design/components/alert";
import Button from "@cloudscape-design/components/button";
import Grid from "@cloudscape-design/components/grid";
import SpaceBetween from "@cloudscape-design/components/space-between";
import { useQuery } from "@tanstack/react-query";
import { useDeferredValue } from "react";
import { InTurn } from "../../components/in-turn.tsx";
import { Loading } from "../../components/loading.tsx";
import { PageHeader } from "../../components/page-header.tsx";
import { useCredits, useFreshCredits } from "../../lib/credits.ts";
import { useUser } from "../../lib/session.ts";
import { AccountCard } from "./account-card.tsx";
import { BalanceCard } from "./balance-card.tsx";
import { FirstStory } from "./first-story.tsx";
import { LatestCard } from "./latest-card.tsx";
import { foldersOf, latestTask, recentTasks } from "./queries.ts";
import { QuickActions } from "./quick-actions.tsx";
import { RecentCard } from "./recent-card.tsx";
import { SignOutButton } from "./sign-out-button.tsx";
import { StatisticsCard } from "./statistics-card.tsx";
import { text } from "./text.ts";

/** Where one is after signing in: what one has, and what one has ordered. */
export const DashboardPage = () => {
  const { id, email } = useUser();
  const credits = useCredits();
  const { data: known, error, refetch } = useQuery(recentTasks(id));
  const data = useDeferredValue(known);
  const { data: latest } = useQuery(latestTask(id, data?.counts.completed ?? 0));
  useQuery(foldersOf(id));
  useFreshCredits(data && JSON.stringify(data.counts));
  return (
    <SpaceBetween size="l">
      <PageHeader title={text.welcome} description={email} actions={<SignOutButton />} />
      {!data && !error && <Loading ofPage>{text.loading}</Loading>}
      {error && (
        <Alert type="error" action={<Button onClick={() => void refetch()}>{text.tryAgain}</Button>}>
          {text.failed(error.message)}
        </Alert>
      )}
      {data && (
        <Grid gridDefinition={[{ colspan: { default: 12, s: 5, l: 4 } }, { colspan: { default: 12, s: 7, l: 8 } }]}>
          <SpaceBetween size="l">
            <AccountCard since={credits?.member_since} />
            <InTurn>
              <StatisticsCard counts={data.counts} />
            </InTurn>
            <InTurn>
              <BalanceCard credits={credits} />
            </InTurn>
            <InTurn>
              <QuickActions />
            </InTurn>
          </SpaceBetween>
          <SpaceBetween size="l">
            {data.counts.all === 0 && (
              <InTurn>
                <FirstStory />
              </InTurn>
            )}
            {latest && (
              <InTurn>
                <LatestCard task={latest} />
              </InTurn>
            )}
            <InTurn>
              <RecentCard tasks={data.tasks} />
            </InTurn>
          </SpaceBetween>
        </Grid>
      )}
    </SpaceBetween>
  );
};
