export * from './nats.ts';
export * from './postgres.ts';
