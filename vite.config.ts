import { defineConfig } from 'vite';
import { siteConfig } from './build/siteConfig.ts';

export default defineConfig(siteConfig);
