import { Course } from '../../features/course/components/course.tsx';

export default function FiaMasteryPage() {
  return <Course />;
}
