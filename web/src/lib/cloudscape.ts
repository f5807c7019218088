import "@cloudscape-design/global-styles/index.css";
import "./theme.css";
