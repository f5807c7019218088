import Button from "@cloudscape-design/components/button";
import Container from "@cloudscape-design/components/container";
import LiveRegion from "@cloudscape-design/components/live-region";
import SpaceBetween from "@cloudscape-design/components/space-between";
import StatusIndicator, { type StatusIndicatorProps } from "@cloudscape-design/components/status-indicator";
import type { ReactNode } from "react";
import { AppButton } from "../../components/app-link.tsx";
import { InfoTiles } from "../../components/info-tiles.tsx";
import { PageHeader } from "../../components/page-header.tsx";
import { creditsPage, filmAfterPayment } from "../../lib/film-after-payment.ts";
import { text } from "./text.ts";

interface PaymentFrameProps {
  readonly title: string;
  readonly sign: StatusIndicatorProps.Type;
  readonly words: string;
  /** Set if loading again may help. */
  readonly onRetry?: (() => unknown) | undefined;
  /** Set if paying again may help. */
  readonly canPayAgain?: boolean | undefined;
  readonly facts?: readonly (readonly [label: string, value: ReactNode])[];
  readonly children?: ReactNode;
}

/** The state of a payment, with the next actions. */
export const PaymentFrame = ({ title, sign, words, onRetry, canPayAgain, facts, children }: PaymentFrameProps) => (
  <SpaceBetween size="l">
    <PageHeader title={title} />
    <Container footer={<NextPages onRetry={onRetry} canPayAgain={canPayAgain} />}>
      <SpaceBetween size="l">
        <LiveRegion>
          <StatusIndicator type={sign} wrapText>
            <span className="whole-words">{words}</span>
          </StatusIndicator>
        </LiveRegion>
        {children}
        {facts && <InfoTiles columns={4} tiles={facts} />}
      </SpaceBetween>
    </Container>
  </SpaceBetween>
);

const NextPages = ({ onRetry, canPayAgain }: Pick<PaymentFrameProps, "onRetry" | "canPayAgain">) => {
  const film = filmAfterPayment();
  return (
    <SpaceBetween direction="horizontal" size="xs">
      <AppButton to={film ?? "/welcome"} variant={canPayAgain ? "normal" : "primary"}>
        {film ? text.backToFilm : text.goOn}
      </AppButton>
      {canPayAgain && (
        <AppButton to={creditsPage()} variant="primary">
          {text.again}
        </AppButton>
      )}
      {onRetry && <Button onClick={() => void onRetry()}>{text.tryAgain}</Button>}
      {!canPayAgain && <AppButton to="/credits">{text.toCredits}</AppButton>}
    </SpaceBetween>
  );
};
