import SpaceBetween from "@cloudscape-design/components/space-between";
import { AppButton } from "../../components/app-button.tsx";
import { PaintPot } from "../../components/drawings.tsx";
import { EmptyState } from "../../components/empty-state.tsx";
import { PageHeader } from "../../components/page-header.tsx";
import { text } from "./text.ts";

export const AssetsPage = () => (
  <SpaceBetween size="l">
    <PageHeader title={text.title} actions={<AppButton to="/welcome">{text.back}</AppButton>} />
    <EmptyState title={text.empty} drawing={<PaintPot />} />
  </SpaceBetween>
);
