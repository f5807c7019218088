import Container from "@cloudscape-design/components/container";
import SpaceBetween from "@cloudscape-design/components/space-between";
import { useSearchParams } from "react-router-dom";
import { AppButton } from "../../components/app-button.tsx";
import { InfoTiles } from "../../components/info-tiles.tsx";
import { PageHeader } from "../../components/page-header.tsx";
import { useCredits } from "../../lib/credits.ts";
import { number } from "../../lib/format.ts";
import { text } from "./text.ts";

/** Where the card payment comes back to. */
export const PaymentSuccessPage = () => {
  const [search] = useSearchParams();
  const credits = useCredits();
  return (
    <SpaceBetween size="l">
      <PageHeader
        title={text.success}
        actions={
          <AppButton to="/welcome" variant="primary">
            {text.goOn}
          </AppButton>
        }
      />
      <Container>
        <InfoTiles
          columns={2}
          tiles={[
            [text.balance, credits && number(credits.balance)],
            [text.session, search.get("session_id") ?? undefined],
          ]}
        />
      </Container>
    </SpaceBetween>
  );
};
