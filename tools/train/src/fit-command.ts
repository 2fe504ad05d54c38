import {
  count,
  defineCommand,
  endProgress,
  readVariant,
  requireWritable,
  sayProgress,
  UsageError,
  VARIANT_OPTION,
  wholeNumber,
} from '@kickmate/command';
import { fitNetwork } from './fit.ts';

const MANUAL = `Trains a network on samples. If it is interrupted, the same command goes on after the last whole epoch.

  npm run train -- fit --variant chess --data distilled.bin --out chess.net --results 0
  npm run train -- fit --variant chess --data one.bin,two.bin --from chess.net.state --rate 0.0004 --out better.net`;

/** `train fit`. */
export const fitCommand = defineCommand({
  meta: { name: 'fit', description: MANUAL },
  args: {
    variant: VARIANT_OPTION,
    data: { type: 'string', required: true, description: 'files of samples, separated by commas' },
    out: { type: 'string', required: true, description: 'the network' },
    from: {
      type: 'string',
      description:
        'begins with the weights of a network, or better, of the .state file beside it, whose weights are not rounded',
    },
    epochs: { type: 'string', default: '4', description: 'passes over the samples' },
    rate: { type: 'string', default: '0.001', description: 'learning rate at the beginning' },
    results: {
      type: 'string',
      default: '0.2',
      description: 'the part of the target that the result gives, from 0 to 1',
    },
    batch: { type: 'string', default: '2048', description: 'the most samples of a step' },
    seed: { type: 'string', default: '1', description: 'the seed of all luck' },
  },
  async run({ args }) {
    const variant = await readVariant(args.variant);
    const options = {
      data: args.data.split(','),
      out: args.out,
      from: args.from,
      epochs: wholeNumber('epochs', args.epochs, 1, 1000),
      rate: numberWithin('rate', args.rate, 1),
      results: numberWithin('results', args.results, 1),
      batch: wholeNumber('batch', args.batch, 1, 1e6),
      seed: wholeNumber('seed', args.seed, 0, 2 ** 31),
    };
    requireWritable('--out', options.out);
    const report = await fitNetwork(variant, options, (part, text) =>
      sayProgress(`${(100 * part).toFixed(1)}%  ${text}`),
    );
    endProgress();
    const { samples, heldOut, classicalLoss, losses, samplesPerSecond } = report;
    const lines = [
      `${count(samples)} samples, ${count(heldOut)} held out, ${count(samplesPerSecond)} samples a second`,
      `Loss on the held-out games: ${losses.map((loss) => loss.toFixed(6)).join(', ')} (classical evaluation ${classicalLoss.toFixed(6)})`,
    ];
    process.stdout.write(`${lines.join('\n')}\n`);
  },
});

function numberWithin(name: string, text: string, max: number): number {
  const value = Number(text);
  if (text.trim() !== '' && value >= 0 && value <= max) return value;
  throw new UsageError(`--${name} must be a number from 0 to ${max}, not '${text}'`);
}
