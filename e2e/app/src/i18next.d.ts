import type tours from '../../../tours/locales/en.json';
import type en from '../locales/en.json';

declare module 'i18next' {
  interface CustomTypeOptions {
    resources: { translation: typeof en & typeof tours };
  }
}
