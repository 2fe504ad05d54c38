export { Model, type Rows } from './model.ts';
export { type Outcome, type SimulationOptions, simulate } from './simulation.ts';
