import type { Place } from '@kickmate/bench';
import { texts } from './texts.ts';

/** The parts of `navigator` that describe browser and device. Those that not all browsers have are optional. */
export interface Teller {
  readonly userAgent: string;
  readonly platform?: string;
  readonly hardwareConcurrency?: number;
  /** GiB of memory, rounded, at most 8 or 32. */
  readonly deviceMemory?: number;
  readonly userAgentData?: {
    readonly brands?: readonly { readonly brand: string; readonly version: string }[];
    readonly platform?: string;
    getHighEntropyValues?(hints: string[]): Promise<{ readonly model?: string; readonly platformVersion?: string }>;
  };
}

/** Browsers as they name themselves in the user agent, the more special ones first. */
const BROWSERS: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/\bEdgA?\/(\d+)/, 'Edge'],
  [/\bOPR\/(\d+)/, 'Opera'],
  [/\bSamsungBrowser\/(\d+)/, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\/(\d+)/, 'Firefox'],
  [/\b(?:Headless)?(?:Chrome|CriOS)\/(\d+)/, 'Chrome'],
  [/\bVersion\/(\d+)[\d.]* (?:Mobile\/\w+ )?Safari/, 'Safari'],
];

const SYSTEMS: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/\b(?:iPhone|iPad|iPod)\b/, 'iOS'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
];

/** The browser and the device, as far as the browser names them. Never rejects: unknown parts are left out. */
export async function browserPlace(teller: Teller): Promise<Place> {
  const { userAgent, userAgentData: data, hardwareConcurrency: cores, deviceMemory: memoryGiB } = teller;
  const found = BROWSERS.map(([pattern, name]) => ({ name, version: pattern.exec(userAgent)?.[1] })).find(
    ({ version }) => version,
  );
  const named = await data?.getHighEntropyValues?.(['model', 'platformVersion']).catch(() => undefined);
  const device = named?.model || /Android [\d.]+; ([^;()]+?)(?: Build\/[^;)]*)?\)/.exec(userAgent)?.[1];
  const system = SYSTEMS.find(([pattern]) => pattern.test(userAgent))?.[1] ?? data?.platform ?? teller.platform;
  return {
    program: found ? `${found.name} ${found.version}` : texts.unknownBrowser,
    system: system || texts.unknownSystem,
    // Android phones whose model is hidden say K.
    ...(device && device.length > 1 && { device: device.slice(0, 100) }),
    ...(cores && cores > 0 && { cores }),
    ...(memoryGiB && memoryGiB > 0 && { memoryGiB }),
  };
}
