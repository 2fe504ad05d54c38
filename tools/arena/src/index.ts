export { playSeries, type SeriesExtras, type SeriesResult } from './series.ts';
export { readSeries, readSeriesOptions, type SeriesArgs, type SeriesOptions } from './series-options.ts';
export { tallyText } from './statistics.ts';
