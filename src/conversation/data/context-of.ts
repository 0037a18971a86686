/** $2 conversation; of the family and the reader named. What safety reads a message with, as one value: the child's age, and the parent's last words, oldest first. */
export const contextOf = (
  familyId: string,
  reader: string,
) => `(select json_build_object('age', child.age, 'earlier', array(
      select content from (
        select id, content from message
        where family_id = ${familyId} and conversation_id = $2::uuid and author = 'user' order by id desc limit 2
      ) earlier order by id
    ))
    from readable_conversation talk left join child on child.family_id = ${familyId} and child.id = talk.child_id
    where talk.family_id = ${familyId} and talk.reader_id is not distinct from ${reader} and talk.id = $2::uuid)`
