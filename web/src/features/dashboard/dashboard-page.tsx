import "../../components/films.css";
import "./dashboard.css";
import Alert from "@cloudscape-design/components/alert";
import Button from "@cloudscape-design/components/button";
import Grid from "@cloudscape-design/components/grid";
import SpaceBetween from "@cloudscape-design/components/space-between";
import { useQuery } from "@tanstack/react-query";
import { useDeferredValue } from "react";
import { BusyButton } from "../../components/busy-button.tsx";
import { DeferredRender } from "../../components/deferred-render.tsx";
import { useFlash } from "../../components/flash.tsx";
import { Loading } from "../../components/loading.tsx";
import { PageHeader } from "../../components/page-header.tsx";
import { messageOf } from "../../lib/api.ts";
import { useCredits, useRefreshCreditsOnChange } from "../../lib/credits.ts";
import { session, useUser } from "../../lib/session.ts";
import { AccountCard } from "./account-card.tsx";
import { BalanceCard } from "./balance-card.tsx";
import { FirstStory } from "./first-story.tsx";
import { LatestCard } from "./latest-card.tsx";
import { latestTask, recentTasks, uploadFolders } from "./queries.ts";
import { QuickActions } from "./quick-actions.tsx";
import { RecentCard } from "./recent-card.tsx";
import { StatisticsCard } from "./statistics-card.tsx";
import { text } from "./text.ts";

/** The films come first on a phone; on a wide screen the account stands to their left. */
const columns = [
  { colspan: { default: 12, s: 7, l: 8 }, push: { s: 5, l: 4 } },
  { colspan: { default: 12, s: 5, l: 4 }, pull: { s: 7, l: 8 } },
];

/** The start page after sign-in. */
export const DashboardPage = () => {
  const { id, email } = useUser();
  const credits = useCredits();
  const { data: known, error, refetch } = useQuery(recentTasks(id));
  const data = useDeferredValue(known);
  const { data: latest, isLoading: isLatestLoading } = useQuery(latestTask(id, data?.counts.completed ?? 0));
  const folders = useQuery(uploadFolders(id));
  useRefreshCreditsOnChange(data && JSON.stringify(data.counts));
  return (
    <SpaceBetween size="l">
      <PageHeader title={text.welcome} description={email} actions={<SignOutButton />} />
      <div className="dashboard">
        <Grid gridDefinition={columns}>
          <SpaceBetween size="l" className="dashboard-films">
            {(!data || isLatestLoading) && !error && <Loading isPage>{text.loading}</Loading>}
            {error && (
              <Alert type="error" action={<Button onClick={() => void refetch()}>{text.tryAgain}</Button>}>
                {text.failed(error.message)}
              </Alert>
            )}
            {data && folders.error && <Alert type="warning">{text.noFolders}</Alert>}
            {data?.counts.all === 0 && (
              <DeferredRender>
                <FirstStory />
              </DeferredRender>
            )}
            {latest && (
              <DeferredRender>
                <LatestCard task={latest} />
              </DeferredRender>
            )}
            {data && data.counts.all > 0 && !isLatestLoading && (
              <DeferredRender>
                <RecentCard tasks={data.tasks} />
              </DeferredRender>
            )}
          </SpaceBetween>
          <SpaceBetween size="l" className="dashboard-account">
            <AccountCard since={credits?.member_since} />
            <DeferredRender>
              <StatisticsCard counts={data?.counts} />
            </DeferredRender>
            <DeferredRender>
              <BalanceCard credits={credits} />
            </DeferredRender>
            <DeferredRender>
              <QuickActions />
            </DeferredRender>
          </SpaceBetween>
        </Grid>
      </div>
    </SpaceBetween>
  );
};

/** A failed sign-out must be visible: the user would otherwise think that the session has ended. */
export const SignOutButton = () => {
  const flash = useFlash();
  const leave = () =>
    session
      .signOut({ everywhere: false })
      .catch((error) => flash({ type: "error", content: text.signOutFailed(messageOf(error, "")) }));
  return <BusyButton label={text.signOut} busy={text.signOut} onPress={leave} />;
};
