import Container from "@cloudscape-design/components/container";
import Header from "@cloudscape-design/components/header";
import SpaceBetween from "@cloudscape-design/components/space-between";
import { AppButton, AppLink } from "../../components/app-link.tsx";
import { InfoTiles } from "../../components/info-tiles.tsx";
import { number } from "../../lib/format.ts";
import { text } from "./text.ts";

const counted = ["all", "in_progress", "pending", "completed"] as const;

interface StatisticsCardProps {
  /** Undefined while they are loading. */
  readonly counts: Readonly<Record<(typeof counted)[number], number>> | undefined;
}

/** The count of each status, as links to the list. */
export const StatisticsCard = ({ counts }: StatisticsCardProps) => (
  <Container header={<Header variant="h2">{text.statistics}</Header>}>
    <SpaceBetween size="l">
      <InfoTiles
        columns={2}
        minColumnWidth={120}
        tiles={counted.map((count) => [
          text.tab[count],
          <AppLink
            key={count}
            to={count === "all" ? "/tasks" : `/tasks?filter=${count}`}
            fontSize="heading-xl"
            ariaLabel={counts && `${text.tab[count]}: ${counts[count]}`}
          >
            {counts ? number(counts[count]) : "–"}
          </AppLink>,
        ])}
      />
      {/* A new user is shown one way to begin: the card beside this one. */}
      <AppButton to="/create-task" variant={counts && counts.all > 0 ? "primary" : "normal"} fullWidth>
        {text.create}
      </AppButton>
    </SpaceBetween>
  </Container>
);
