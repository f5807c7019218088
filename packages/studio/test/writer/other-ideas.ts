/** Ideas that share words with a story and are about something else: its file, its place in it, and the idea. */
export const otherIdeas = `
at-home/grandparents 3: Anton plays the trumpet so badly that the neighbours complain. His grandfather finds him a place to practise.
things/lost-toys 6: Zoe goes to the hospital to have her tonsils out and takes her stuffed elephant along.
school/on-the-field 3: Jakob cannot swim yet and all his friends jump from the three metre board. He secretly takes lessons with his aunt.
school/school-plays 3: Jonas has stage fright before the school play. He forgets his line, and his best friend whispers it to him.
at-home/kitchen-and-shelf 2: Our hamster Krümel escaped from his cage and we searched the whole apartment. He was behind the washing machine.
far/monsters-and-songs 4: An old wizard loses his memory and his apprentice Finn has to teach him all his spells again.
far/powers 3: A boy with the superpower to make plants grow saves his city from a heat wave, although everybody thought his power was useless.
tales/royals 3: The king has forgotten how to laugh and promises half the kingdom to whoever can make him laugh. A farmer's daughter tries it with her goat.
far/spells-and-spirits 6: A retired superhero works as a night porter in a hotel. One night his old enemy checks in.
things/wishes-of-things 3: The last dragon in the world meets the last knight, both are old and tired, and they become chess partners.
crime/objects 0: A magic mirror in an antique shop shows people what they have lost. Clara, a widow, comes back every day.
tales/put-right 2: The dragon Fips is allergic to gold and has to sleep on something else. The princess knits him a blanket.
far/spells-and-spirits 1: A blacksmith forges a sword that refuses to kill, and the king is furious.
far/fantasy 1: A fairy godmother makes mistakes with every spell and is about to be dismissed, when Cinderella's daughter asks her for help.
tales/unlikely-errands 3: A wizard turns himself into a mouse by accident and his cat no longer recognises him.
tales/witches 3: A wizard's apprentice has to look after the tower for one week and is not allowed to open the blue door.
general/friends/parting 2: Superhero Mum has to save the world but she also promised to come to Lilly's school play.
general/friends/newcomers 1: Zoe's imaginary unicorn becomes real on her first day of school and helps her to make a friend.
things/magic-things 4: Lena finds a magic pencil, and everything she draws becomes real. But her little brother steals it and draws a monster.
at-home/lost-and-found 0: My daughter Emma (6) flies to fairyland at night with her teddy bear and there they help the tooth fairy to find her lost wings.
general/magic/things-that-want 1: A mermaid called Marina wants to see snow, so a fisherman's boy brings her a snowball in an ice box every winter.
general/magic/things-that-want 4: A magic apple tree gives each person only the apple that they need. A greedy mayor wants to cut it down.
general/magic/powers 3: A little dragon who cannot breathe fire goes to dragon school and is laughed at, until he discovers that he can breathe bubbles that make everyone happy.
general/friends/left-out 0: Jonas gets a new boss who turns out to be the girl he bullied at school.
working/office 1: A woman discovers that her husband has been pretending to go to work for six months after being fired.
families/hospitals 4: Peter has cancer and makes a list of things to do with his best friend Uwe before it is too late.
general/skills/joined-and-stuck 0: A widower signs up for a dance class because his late wife always wanted him to.
general/skills/learning-to-do 1: A father raises his daughter alone after his wife leaves, and learns to braid hair for her first day at school.
at-home/power-cuts-and-pipes 4: A family moves into an old house and the daughter Lucy hears somebody crying behind the wall every night.
working/letters 3: Anna finds a note in a library book that says help me, I am being held in the attic across the street.
crime/hard-calls 3: Tom's grandmother used to be a spy and nobody in the family knows, until one day a stranger rings the bell and calls her by another name.
general/grown-ups/work 4: Clara's husband leaves for work one morning and never comes home. A week later she finds out that he lost his job a year ago.
crime/loose-ends 3: Finn's bicycle was stolen, and he and his grandpa look for it all over town. In the end they find out that a poor boy took it to deliver newspapers.
crime/tight-spots 0: Three kids discover that their new neighbour digs in the garden every night. They think he is burying bodies, but he is planting a surprise garden for his wife.
families/fathers-and-daughters 1: A mother sees her missing son on television ten years after his disappearance.
general/suspense/heists 0: A master thief wants to steal the crown jewels with his team, but one of them is a traitor.
working/small-disasters 3: A hotel clerk notices that the guest in room 13 never leaves the room and never eats.
general/skills/fears 4: A shy ghost lives in an old castle and is afraid of people until a little girl named Emma makes friends with him.
general/suspense/cases 1: A thief returns everything he stole after he steals the wallet of a sick child's mother.
crime/detectives 1: The painting of the mayor disappears from the town hall and Inspector Brown suspects everybody, even his own dog.
crime/small-detectives 0: Every Thursday something disappears from the classroom: first the chalk, then the scissors. Ella and her best friend Noor investigate.
at-home/finds 3: A boy finds a wallet full of money in the park and his grandmother helps him find the owner, who turns out to be the grumpy headmaster.
crime/after-hours 0: The twins Lea and Lukas get locked in the museum overnight and catch two art thieves.
crime/towns 1: A teenage girl gets a friend request from her best friend who disappeared last summer.
crime/hackers-and-spies 3: A retired spy wants to live quietly in a village, but her new neighbour is her old enemy from the KGB.
at-home/street 3: A girl discovers that her imaginary friend was a real child who disappeared in the house fifty years ago.
general/suspense/heists 2: A clown robs a bank and the real clown Benny is arrested.
general/suspense/accusations 1: A blind woman witnesses a robbery and recognises the thief by his voice.
crime/duties 4: An old safecracker is released from prison and his grandson asks him for one last job.
crime/spooks 2: My brother and I hear strange knocking from the cellar and think it is a ghost, but it is our dad building us a dollhouse.
general/finds/stolen-things 2: Grandma's pearl necklace is stolen at her 80th birthday and everyone in the family is a suspect.
school/first-love 0: A hotel maid finds a love letter in room 12.
crime/hideouts 7: A boy discovers that his teacher steals from the school's charity box.
at-home/small-troubles 4: A babysitter finds out that the child she looks after can talk to ghosts.
general/suspense/cases 0: Police officer Dana arrests a thief who stole bread for his children.
`
  .trim()
  .split("\n")
  .map((line) => {
    const [, file = "", at = "", idea = ""] = /^(\S+) (\d+): (.*)$/.exec(line) ?? [];
    return { file, at: Number(at), idea };
  });
