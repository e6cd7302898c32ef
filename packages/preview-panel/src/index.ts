export { Preview } from "./Preview.client.tsx";
