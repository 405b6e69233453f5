export { type MessageKind, writeMessage } from './message-texts.ts';
