/** Typical names of students in Maharashtra. */

const wordsOf = (text: string): readonly string[] => text.trim().split(/\s+/)

export const MEN = wordsOf(`
  Aarav Abhijeet Aditya Ajinkya Akash Amol Anand Aniket Ashutosh Atharva Chetan Chinmay Devendra
  Gaurav Ganesh Harshal Hrishikesh Jayesh Kaustubh Ketan Kiran Kunal Mahesh Mandar Mayur Nachiket
  Nikhil Nilesh Omkar Onkar Parag Prasad Prathamesh Pushkar Rahul Rajesh Ravi Rohan Rohit Rushikesh
  Sachin Sagar Sandeep Sanket Saurabh Shreyas Shubham Siddharth Sumit Suraj Swapnil Tejas Tushar
  Vaibhav Varad Vedant Vikas Vinay Vishal Yash Yogesh
`)
export const WOMEN = wordsOf(`
  Aarti Aditi Aishwarya Akanksha Amruta Anagha Anjali Ankita Apurva Ashwini Bhagyashree Chaitrali
  Dhanashree Dipali Gauri Gayatri Harshada Isha Jyoti Kajal Kalyani Kavita Ketaki Komal Madhura
  Manasi Mrunal Mugdha Namrata Neha Nikita Nilam Pallavi Payal Pooja Prajakta Pranali Pratiksha Priya
  Rajashree Renuka Ritu Rutuja Sai Sakshi Samruddhi Sayali Shital Shraddha Shruti Smita Sneha Sonali
  Swarali Tanvi Tejaswini Trupti Ujwala Vaishnavi Vidya
`)
export const SURNAMES = wordsOf(`
  Adhav Apte Bagul Bankar Bhagat Bhalerao Bhise Bhosale Borade Chaudhari Chavan Dabhade Dalvi Deore
  Deshmukh Deshpande Dhumal Dighe Gaikwad Gawade Ghorpade Gokhale Gore Hande Ingale Jadhav Jagtap
  Joshi Kadam Kale Kamble Kapse Karande Khaire Kulkarni Lokhande Mahajan Mane Mhaske More Mohite Naik
  Nalawade Nikam Pansare Pardeshi Patil Pawar Phadke Rane Raut Sabale Salunkhe Sathe Sawant Shelar
  Shinde Sonawane Surve Tambe Thakare Thorat Vaidya Wagh Waghmare Yadav
`)
export const FATHERS = wordsOf(`
  Ashok Balasaheb Bharat Bhausaheb Chandrakant Dattatray Dilip Gangadhar Hanumant Kisan Laxman
  Madhukar Mohan Namdev Pandurang Popat Prakash Pralhad Raghunath Ramesh Sanjay Shivaji Sunil Suresh
  Tukaram Vijay Vilas Vitthal
`)
/** Full names in the Devanagari script. */
export const DEVANAGARI_NAMES = [
  'श्रीकृष्ण कुलकर्णी',
  'ज्ञानेश्वर पाटील',
  'मुक्ता देशपांडे',
  'संज्योत शिंदे',
  'वैष्णवी क्षीरसागर',
] as const
export const TOWNS = [
  'Shivajinagar, Pune',
  'Kothrud, Pune',
  'Hadapsar, Pune',
  'Sadashiv Peth, Pune',
  'Narayan Peth, Pune',
  'Warje, Pune',
  'Chinchwad, Pune',
  'Baramati',
  'Satara',
  'Sangli',
  'Ahilyanagar',
  'Nashik',
] as const
export const JOBS = ['Clerk', 'Teacher', 'Accountant', 'Salesperson', 'Nurse', 'Engineer'] as const
