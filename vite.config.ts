import { defineConfig } from 'vite';
import { siteConfig } from './scripts/pipeline/siteConfig.ts';

export default defineConfig(siteConfig);
