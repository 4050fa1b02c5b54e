import {
  ArrowLeft as arrowLeft,
  ArrowRight as arrowRight,
  ArrowUpRight as arrowUpRight,
  Check as check,
  ChevronDown as chevronDown,
  CircleAlert as circleAlert,
  CircleQuestionMark as circleQuestionMark,
  Clock as clock,
  FileText as fileText,
  Info as info,
  Lock as lock,
  Menu as menu,
  Minus as minus,
  Moon as moon,
  Phone as phone,
  Printer as printer,
  RefreshCw as refreshCw,
  Search as search,
  Sun as sun,
  TriangleAlert as triangleAlert,
  X as x,
} from 'lucide';
import { drawIcon } from './draw-icon.tsx';

// Stroke and size are set in styles/base.css. Icons are hidden from screen readers: always put words beside them.
export const ArrowLeft = drawIcon(arrowLeft);
export const ArrowRight = drawIcon(arrowRight);
export const ArrowUpRight = drawIcon(arrowUpRight);
export const Check = drawIcon(check);
export const ChevronDown = drawIcon(chevronDown);
export const CircleAlert = drawIcon(circleAlert);
export const CircleQuestionMark = drawIcon(circleQuestionMark);
export const Clock = drawIcon(clock);
export const FileText = drawIcon(fileText);
export const Info = drawIcon(info);
export const Lock = drawIcon(lock);
export const Menu = drawIcon(menu);
export const Minus = drawIcon(minus);
export const Moon = drawIcon(moon);
export const Phone = drawIcon(phone);
export const Printer = drawIcon(printer);
export const RefreshCw = drawIcon(refreshCw);
export const Search = drawIcon(search);
export const Sun = drawIcon(sun);
export const TriangleAlert = drawIcon(triangleAlert);
export const X = drawIcon(x);
