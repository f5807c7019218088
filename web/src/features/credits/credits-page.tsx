import Container from "@cloudscape-design/components/container";
import SpaceBetween from "@cloudscape-design/components/space-between";
import { AppButton } from "../../components/app-button.tsx";
import { InfoTiles } from "../../components/info-tiles.tsx";
import { PageHeader } from "../../components/page-header.tsx";
import { useCredits } from "../../lib/credits.ts";
import { number } from "../../lib/format.ts";
import { text } from "./text.ts";

/** What one has to spend. */
export const CreditsPage = () => {
  const credits = useCredits();
  const shown = (value: number | undefined) => (value === undefined ? "–" : number(value));
  return (
    <SpaceBetween size="l">
      <PageHeader title={text.title} actions={<AppButton to="/welcome">{text.back}</AppButton>} />
      <Container>
        <InfoTiles
          columns={4}
          tiles={[
            [text.balance, shown(credits?.balance)],
            [text.reserved, shown(credits?.held)],
            [text.earned, shown(credits?.total_earned)],
            [text.spent, shown(credits?.total_spent)],
          ]}
        />
      </Container>
    </SpaceBetween>
  );
};
