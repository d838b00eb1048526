import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { buildVideo } from '#tests/support/test-catalogue.ts';
import { alive, visit } from './browser.ts';
import { atEnd } from './closing.ts';
import { looksRight } from './looks-right.ts';
import { enterAs } from './members.ts';
import { site, url } from './talking.ts';
