import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** Numbers, money and times as the reader's language writes them. */
export interface Format {
  number(value: number): string;
  /** Cents as euros. */
  money(cents: number): string;
  /** Euros without cents, for large figures. */
  roundMoney(cents: number): string;
  /** How long ago, when less than two days; else the date. Times in milliseconds since the epoch. */
  ago(at: number, now: number): string;
  /** Date and time. */
  moment(at: number): string;
  day(at: number): string;
  dayOfMonth(at: number): string;
  list(names: readonly string[]): string;
}

export function useFormat(): Format {
  const language = useTranslation().i18n.language;
  return useMemo(() => createFormat(language), [language]);
}

function createFormat(language: string): Format {
  const number = new Intl.NumberFormat(language);
  const money = new Intl.NumberFormat(language, { style: 'currency', currency: 'EUR' });
  const round = new Intl.NumberFormat(language, {
    style: 'currency',
    currency: 'EUR',
    maximumFractionDigits: 0,
  });
  const relative = new Intl.RelativeTimeFormat(language, { numeric: 'auto', style: 'short' });
  const date = new Intl.DateTimeFormat(language, { day: 'numeric', month: 'short' });
  const moment = new Intl.DateTimeFormat(language, {
    day: 'numeric',
    month: 'short',
    hour: 'numeric',
    minute: '2-digit',
  });
  const dayOfMonth = new Intl.DateTimeFormat(language, { day: 'numeric' });
  const list = new Intl.ListFormat(language);
  return {
    number: (value) => number.format(value),
    money: (cents) => money.format(cents / 100),
    roundMoney: (cents) => round.format(cents / 100),
    ago(at, now) {
      const age = Math.max(0, now - at);
      if (age < HOUR) return relative.format(-Math.floor(age / 60_000), 'minute');
      if (age < DAY) return relative.format(-Math.floor(age / HOUR), 'hour');
      return age < 2 * DAY ? relative.format(-1, 'day') : date.format(at);
    },
    moment: (at) => moment.format(at),
    day: (at) => date.format(at),
    dayOfMonth: (at) => dayOfMonth.formatToParts(at).find((part) => part.type === 'day')?.value ?? '',
    list: (names) => list.format(names),
  };
}
